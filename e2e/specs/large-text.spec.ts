import type { Locator } from '@playwright/test';
import { ENLARGED_FONT_PX, enlargeFont } from '../club/enlarged-font';
import { expectLoaded } from '../club/expect-loaded';
import { expect, test } from '../club/fixtures';
import { brokenWords, clippedCards, clippedFields, horizontalOverflow } from '../club/page-check';
import { navigateClientSide, user } from '../club/visit';

const PYRAMIDS: ReadonlySet<string> = new Set(['/summer-league/2026', '/admin/pyramid-control/rounds/preview']);

for (const path of ['/login', '/main-reservations', '/by-names']) {
  test(`at twice the font size ${path} fits at every width`, async ({ as }) => {
    const ana = await as('ana');
    await enlargeFont(ana);
    await ana.goto(path);
    await expect(ana.locator('html')).toHaveCSS('font-size', `${ENLARGED_FONT_PX}px`);
    await expect(ana.getByRole('heading', { level: 1 })).toBeVisible();
    if (path !== '/login') await expect(ana.getByRole('rowheader').first()).toBeVisible();
    for (const width of [1440, 800, 360]) {
      await ana.setViewportSize({ width, height: 900 });
      await expect(user(ana, 'Ana Kovač')).toBeInViewport({ ratio: 1 });
      await expectLoaded(ana);
      expect(await horizontalOverflow(ana), `${width} px`).toBeLessThanOrEqual(0);
      // No time overlaps the cell next to it.
      const reaching = await ana
        .getByRole('rowheader')
        .evaluateAll((times) => times.filter((time) => time.scrollWidth > time.clientWidth).length);
      expect(reaching, `${width} px`).toBe(0);
    }
  });
}

for (const [username, paths] of [
  [
    'ana',
    [
      '/account-status',
      '/notice-preferences',
      '/privatnost',
      '/summer-league/statistics/2026',
      '/summer-league/old-leagues/2017',
      '/summer-league/2026',
      '/registered-players',
    ],
  ],
  [
    'admin',
    [
      '/admin',
      '/admin/first-steps',
      '/admin-total-finances',
      '/admin-league-finances',
      '/admin-payments-league',
      '/admin/pyramid-control/rounds/preview',
    ],
  ],
] as const) {
  test(`at twice the font size no amount and no word is cut off, ${username}`, async ({ as }) => {
    const page = await as(username, '/price-list');
    await enlargeFont(page);
    for (const path of paths) {
      await navigateClientSide(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLoaded(page);
      for (const width of [1440, 800, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await horizontalOverflow(page), `${path}, ${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await clippedCards(page), `${path}, ${width} px`).toEqual([]);
      }
      // Four large surnames side by side do not fit a phone: in a pyramid they break, so that no part is cut off.
      if (!PYRAMIDS.has(path)) expect.soft(await brokenWords(page), path).toEqual([]);
    }
  });
}

for (const [username, paths] of [
  [
    'ana',
    [
      '/notice-preferences',
      '/by-names',
      '/my-results-league',
      '/summer-league',
      '/summer-league/h2h?igrac1=56&igrac2=16',
      '/summer-league/players-list/3',
    ],
  ],
  ['admin', ['/admin/status', '/admin/pyramid-control/rounds', '/admin/league-registrations']],
] as const) {
  test(`at twice the font size no word is broken or cut off on a phone, ${username}`, async ({ as }) => {
    const page = await as(username);
    await enlargeFont(page);
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLoaded(page);
      expect.soft(await brokenWords(page), path).toEqual([]);
      expect.soft(await clippedCards(page), path).toEqual([]);
      expect.soft(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
    }
  });
}

test('at twice the font size the header of the administration fits the smallest phone', async ({ as }) => {
  const admin = await as('admin');
  await enlargeFont(admin);
  await admin.setViewportSize({ width: 320, height: 640 });
  await admin.goto('/manage-users');
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Izbornik administracije' })).toBeInViewport({ ratio: 1 });
  await expect(admin.getByText('logged in as ADMIN')).toBeVisible();
  expect(await horizontalOverflow(admin)).toBeLessThanOrEqual(0);
});

test('the text of a chart grows with the font size', async ({ as }) => {
  const admin = await as('admin');
  await enlargeFont(admin);
  for (const [width, size] of [
    [1440, '24px'],
    [360, '18px'],
  ] as const) {
    await admin.setViewportSize({ width, height: 900 });
    await admin.goto('/summer-league/players-list/3');
    const label = admin.locator('svg [class*="tickLabel"]').filter({ visible: true });
    await expect(label.first()).toHaveCSS('font-size', size);
    expect(await horizontalOverflow(admin), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('at twice the font size a snackbar and the panel of notices fit a phone', async ({ as }) => {
  const page = await as('ana');
  await enlargeFont(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/notice-preferences');
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
  await page.getByRole('switch', { name: 'Novi protivnik: E-pošta' }).click();
  await expect(page.getByRole('button', { name: 'Zatvori obavijest' })).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: /^Obavijesti/ }).click();
  const panel = page.getByRole('region', { name: 'Obavijesti' });
  const list = panel.getByRole('list');
  const choice = panel.getByRole('link', { name: 'Koje obavijesti primam' });
  // While they are loaded, the link is higher.
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expect(choice).toBeInViewport({ ratio: 1 });
  const bottom = async (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().bottom);
  const textTop = await choice.evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return text.getBoundingClientRect().top;
  });
  expect(textTop).toBeGreaterThanOrEqual(await bottom(list.locator('xpath=..')));
  for (const button of await panel.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
});

/** Forms on the pages, and forms that a button opens. */
for (const [username, forms] of [
  ['ana', [['/personal-data'], ['/league-registration']]],
  [
    'admin',
    [
      ['/admin/settings'],
      ['/admin/settings', 'Uredi: Sezona 2026.'],
      ['/admin/settings', 'Uredi, sezona lige 2027.'],
      ['/admin/settings', 'Novi cjenik'],
      ['/admin/court-closures'],
      ['/admin/add-expense'],
      ['/admin/action-log'],
      ['/admin-users'],
      ['/admin/pyramid-control/results', 'Upiši, izazivač Kovač Ana, branitelj Vuković Zd.'],
      ['/admin/league-registrations?year=2027', 'Dodaj igrača'],
      ['/admin/league-registrations?year=2027', 'Radnje: Babić Mari.', 'Poveži s korisnikom'],
      ['/admin-payments-league', 'Označi plaćeno: Babić Marko'],
    ],
  ],
] as const) {
  test(`at twice the font size no label, date or option of a field is cut off, ${username}`, async ({ as }) => {
    const page = await as(username);
    await enlargeFont(page);
    for (const [path, opener, action] of forms) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLoaded(page);
      if (opener) {
        await page.getByRole('button', { name: opener, exact: true }).click();
        if (action) await page.getByRole('menuitem', { name: action }).click();
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Odustani' })).toBeVisible();
      }
      for (const width of [1440, 800, 360]) {
        await page.setViewportSize({ width, height: 780 });
        expect.soft(await clippedFields(page), `${path}, ${opener}, ${width} px`).toEqual([]);
        expect.soft(await horizontalOverflow(page), `${path}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('at twice the font size no year and no name of a month overlaps another in the calendar', async ({ as }) => {
  const page = await as('ana');
  await enlargeFont(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/league-registration');
    await expectLoaded(page);
    await page.getByRole('button', { name: 'Odaberi datum' }).click();
    const calendar = page.getByRole('dialog');
    await expect(calendar.getByRole('radio', { name: '2006' })).toBeVisible();
    const heights = await calendar
      .locator('[role="radio"], .MuiPickersCalendarHeader-label')
      .evaluateAll((parts) => parts.map((part) => part.scrollHeight));
    // Two lines of the calendar's head.
    expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(42);
  }
});
