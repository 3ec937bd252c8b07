import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Username } from '../club/accounts';
import { Administration } from '../club/administration';
import type { BrowserPool } from '../club/browser-pool';
import { expect, test } from '../club/fixtures';
import { horizontalOverflow } from '../club/page-check';
import { PRODUCT, type RunningClub } from '../club/running-club';
import { navigateClientSide, sharedPage } from '../club/visit';

const { version } = JSON.parse(readFileSync(path.join(PRODUCT, 'shell/package.json'), 'utf8'));
const VERSION = `App version: ${version}`;
const PHONE = { width: 390, height: 844 };
const BANNER =
  'Niste podmirili članarinu za ligu. Molimo vas da izvršite uplatu kako biste nastavili sudjelovati u ligi.';

/** Pages for tests that only look at header and menu: one for each user, opened once. */
const pages = new Map<Username, Page>();

test.afterAll(async ({ browsers }) => {
  for (const page of pages.values()) await browsers.release(page.context());
});

/** The reservations of a member on a desktop. */
async function reservationsOf(username: Username, { browsers, club }: { browsers: BrowserPool; club: RunningClub }) {
  const open = pages.get(username);
  if (open) {
    await open.setViewportSize({ width: 1440, height: 900 });
    await navigateClientSide(open, '/main-reservations');
    return open;
  }
  const page = await sharedPage(browsers, club.url, '/main-reservations', username);
  pages.set(username, page);
  return page;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Glavni izbornik' });

const EVERYBODY = ['Rezervacija terena', 'Po imenima', 'Moje rezervacije', 'Cjenik', 'Stanje računa'];
const MENUS = {
  ana: [...EVERYBODY, 'Unos rezultata', 'Osobni podaci'],
  blagajnik: [...EVERYBODY, 'Održavanje', 'Osobni podaci'],
};

for (const username of Object.keys(MENUS) as (keyof typeof MENUS)[]) {
  test(`the menu of ${username}`, async ({ browsers, club }) => {
    const page = await reservationsOf(username, { browsers, club });
    await expect(menu(page).getByRole('listitem')).toHaveText(MENUS[username], { useInnerText: true });
  });
}

test('the dropdown of MAINTENANCE opens with a click and closes on Escape', async ({ browsers, club }) => {
  const blagajnik = await reservationsOf('blagajnik', { browsers, club });
  const dropdown = menu(blagajnik).getByRole('button', { name: 'Održavanje', exact: true });
  const results = menu(blagajnik).getByRole('link', { name: 'Unos rezultata' });
  await expect(results).toBeHidden();
  await dropdown.click();
  await expect(results).toHaveAttribute('href', '/my-results-league');
  await blagajnik.keyboard.press('Escape');
  await expect(results).toBeHidden();
  await expect(dropdown).toBeFocused();
});

test('a visitor sees the league, the courts, the contact, the sign-in link, the year and the version', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(menu(page).getByRole('link')).toHaveText(['Ljetna liga', 'Tereni', 'Kontakt']);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Prijava' })).toBeVisible();
  await expect(header.getByText(`2026. · ${VERSION}`).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toContainText(VERSION);
});

test('an administrator at work has the short header, with the links back and to signing out', async ({ as }) => {
  const admin = await as('admin', '/admin');
  const header = admin.getByRole('banner');
  await expect(header.getByText('logged in as ADMIN')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Natrag' })).toHaveCount(0);
  await navigateClientSide(admin, '/admin-users');
  await header.getByRole('link', { name: 'Natrag' }).click();
  await expect(admin).toHaveURL('/admin');
  await header.getByRole('button', { name: 'Odjava' }).click();
  await expect(admin).toHaveURL('/login');
});

/** The page follows the wheel, if only a moment after the menu is closed. */
const expectScrolls = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 2_000 }).toBeGreaterThan(100);
  }).toPass();

test('on a phone the menu slides in, blocks scrolling of the page and closes on Escape', async ({ browsers, club }) => {
  const ana = await reservationsOf('ana', { browsers, club });
  await ana.setViewportSize(PHONE);
  await expect(ana.getByRole('table').first()).toBeVisible();
  await expect(menu(ana)).toBeHidden();
  const opener = ana.getByRole('button', { name: 'Otvori izbornik' });
  await opener.click();
  await expect(menu(ana).getByRole('listitem')).toHaveText(MENUS.ana);

  await ana.mouse.move(20, 500);
  await ana.mouse.wheel(0, 600);
  // By the second frame the page would have begun to scroll.
  await ana.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await ana.evaluate(() => window.scrollY)).toBe(0);
  await ana.keyboard.press('Escape');
  await expect(menu(ana)).toBeHidden();
  await expect(opener).toBeFocused();
  await expectScrolls(ana);
});

test('a tablet that is rotated with the menu open can scroll again', async ({ browsers, club }) => {
  const ana = await reservationsOf('ana', { browsers, club });
  // A page that is longer than the screen, also across.
  await navigateClientSide(ana, '/privatnost');
  await ana.setViewportSize({ width: 1024, height: 1366 });
  await ana.getByRole('button', { name: 'Otvori izbornik' }).click();
  await ana.setViewportSize({ width: 1366, height: 1024 });
  await expectScrolls(ana);
  await ana.getByRole('link', { name: 'Cjenik' }).filter({ visible: true }).click();
  await expect(ana).toHaveURL('/price-list');
  await expect(ana.getByRole('heading', { level: 1, name: /^Cjenik/ })).toBeVisible();
});

test('the menu of a user with all entries fits from its breakpoint on', async ({ as, club }) => {
  const administration = await Administration.of(club);
  const { userId, username } = await administration.enrol('Sve', 'Uloge');
  const roles = ['USER', 'ADMIN', 'MAINTENANCE'];
  await administration.admin.ask('PUT', `admin/user-management/${userId}/roles`, { roles });
  const page = await as(username, '/main-reservations');
  await expect(menu(page).getByText('Administracija')).toBeVisible();
  for (const width of [1212, 1250, 1300, 1366, 1391, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await horizontalOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
    const [entry, icon] = await Promise.all([
      menu(page).getByRole('link', { name: 'Administracija' }).boundingBox(),
      page.getByRole('button', { name: /^Korisnik/ }).boundingBox(),
    ]);
    expect((entry?.x ?? 0) + (entry?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(icon?.x ?? 0);
    expect(entry?.height, `at ${width} px`).toBe(44);
  }
});

test('a member who owes the league fee sees a red banner above every page, others do not', async ({ as }) => {
  const marko = await as('marko', '/main-reservations');
  const banner = marko.getByRole('status').filter({ hasText: BANNER });
  await expect(banner).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await banner.evaluate((strip) =>
    (getComputedStyle(strip).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await marko.getByRole('link', { name: 'Cjenik' }).click();
  await expect(banner).toBeVisible();

  // The response arrives together with the session.
  const leaguePaymentAfter = async (page: Page, open: () => Promise<unknown>) => {
    const [answer] = await Promise.all([page.waitForResponse('**/realms/club/sign-on'), open()]);
    return JSON.parse((await answer.json()).answers['is-league-paid'].body);
  };
  expect(await leaguePaymentAfter(marko, () => marko.reload())).toEqual({ isInLeague: true, isPaid: false });
  for (const [username, isInLeague] of [
    ['ana', true],
    ['iva', false],
  ] as const) {
    const page = await as(username);
    expect(await leaguePaymentAfter(page, () => page.goto('/main-reservations'))).toMatchObject({ isInLeague });
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByText(BANNER)).toHaveCount(0);
  }
});

/** Pixels from the top of the page to the start of its content. */
const contentTop = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    // On a phone the grid opens further down, at the next slot.
    const top = main.getBoundingClientRect().top + window.scrollY;
    return top + Number.parseFloat(getComputedStyle(main).paddingTop);
  });

test('the page begins 85 pixels from the top, below the banner at 100, on a phone at 120', async ({
  browsers,
  club,
}) => {
  const ana = await reservationsOf('ana', { browsers, club });
  const marko = await reservationsOf('marko', { browsers, club });
  await expect(marko.getByText(BANNER)).toBeVisible();
  await expect.poll(() => contentTop(ana)).toBe(85);
  await expect.poll(() => contentTop(marko)).toBe(100);
  for (const page of [ana, marko]) await page.setViewportSize(PHONE);
  await expect.poll(() => contentTop(ana)).toBe(85);
  await expect.poll(() => contentTop(marko)).toBe(120);
});

test('a back-to-top button leads back to the top', async ({ browsers, club }) => {
  const ana = await reservationsOf('ana', { browsers, club });
  await ana.setViewportSize(PHONE);
  await expect(ana.getByRole('table').first()).toBeVisible();
  const backToTop = ana.getByRole('button', { name: 'Natrag na vrh' });
  await ana.evaluate(() => window.scrollTo({ top: 101 }));
  await backToTop.click();
  await expect.poll(() => ana.evaluate(() => window.scrollY)).toBe(0);
  await expect(backToTop).toHaveCount(0);
});

test('a reloaded page returns to its scroll position when its content has loaded', async ({ browsers, club }) => {
  const ana = await reservationsOf('ana', { browsers, club });
  await ana.setViewportSize(PHONE);
  await ana.goto('/summer-league/old-leagues/2019');
  const top = () => ana.evaluate(() => Math.round(window.scrollY));
  await expect(ana.getByRole('table', { name: 'Poredak skupine B' })).toBeVisible();
  await ana.evaluate(() => window.scrollTo({ top: 900 }));
  await expect.poll(top).toBe(900);
  // Only Chromium by itself keeps trying until the page is long enough.
  await ana.addInitScript(() => {
    history.scrollRestoration = 'manual';
    Object.defineProperty(history, 'scrollRestoration', { get: () => 'manual', set: () => undefined });
  });
  const asked = new Promise<Route>((resolve) => void ana.route('**/api/groups-results?*', resolve, { times: 1 }));
  await ana.reload({ waitUntil: 'commit' });
  const held = await asked;
  await expect(ana.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await top()).toBeLessThan(900);
  await held.continue();
  await expect.poll(top).toBe(900);
});
