import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { cell } from '../club/court-grid';
import { expect, test } from '../club/fixtures';
import { PRODUCT } from '../club/running-club';
import { saveData } from '../club/save-data';
import { user } from '../club/visit';

const REMOTE = '**/remotes/mfe-account';
/**
 * The page waits 5.5 seconds each for a remote and for its screen (shared/timeout); here only one of them is missing. The
 * rest takes 0.6 seconds on two processors with three workers, and may take ten times as long and more on a slow machine. Without
 * these limits a script that hangs would fail only after fifteen seconds.
 */
const INFORMED = { timeout: 14_000 };
const UNAVAILABLE = 'Dio aplikacije „Moj račun” trenutačno nije dostupan.';
/** The range of @club/shared that the built remote requires. */
const { shared: RANGE } = JSON.parse(readFileSync(path.join(PRODUCT, 'mfe-account/dist/remote.json'), 'utf8'));

// A page whose requests are intercepted does not use the browser's cache.
const missing = (route: Route) => route.fulfill({ status: 404, body: 'Nema.' });
const hanging = () => undefined;

type Fault = readonly [where: string, how: (route: Route) => unknown];
const MANIFEST = `${REMOTE}/mf-manifest.json*`;
const ENTRY = `${REMOTE}/remoteEntry.*`;
const SCREEN = `${REMOTE}/screen-my-reservations.*`;

/**
 * The kinds of failures, with the affected files. The page contains the entry's name; the manifest is requested only after
 * the entry has failed.
 */
const FAULTS: readonly (readonly [name: string, ...Fault[]])[] = [
  ['its entry and its manifest are missing', [ENTRY, missing], [MANIFEST, missing]],
  ['its entry is missing', [ENTRY, missing]],
  ['its entry never comes', [ENTRY, hanging]],
  ['what it exposes is missing', [`${REMOTE}/__federation_expose_routes.*`, missing]],
  ['the script of its screen is missing', [SCREEN, missing]],
];

const open = (page: Page, link: string) => page.getByRole('link', { name: link, exact: true }).first().click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectTheRestAlive(page: Page): Promise<void> {
  await expect(user(page, 'Ana Kovač')).toBeVisible();
  await open(page, 'Rezervacija terena');
  await expect(cell(page, 'Teren 1, subota 21. studenoga, 08:00–09:30', 'slobodno')).toBeVisible();
}

/** Opens the grid and marks the page, to verify later that it was not reloaded; nothing is prefetched. */
async function beginAtTheGrid(page: Page): Promise<void> {
  await saveData(page.context());
  await page.goto('/main-reservations');
  await expect(heading(page)).toHaveText('Rezervacija terena');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
}

for (const [name, ...faults] of FAULTS) {
  test(`a remote is down (${name}): its page shows an error, the rest works, a retry repairs it`, async ({ as }) => {
    const ana = await as('ana');
    await beginAtTheGrid(ana);
    for (const [where, how] of faults) await ana.route(where, how);

    await open(ana, 'Moje rezervacije');
    await expect(heading(ana)).toHaveText(UNAVAILABLE, INFORMED);
    await expectTheRestAlive(ana);
    if (faults.some(([where]) => where === SCREEN)) {
      // The remote’s other screens work too.
      await open(ana, 'Cjenik');
      await expect(heading(ana)).toHaveText('Cjenik 2026. godina');
    }
    await open(ana, 'Moje rezervacije');
    await expect(heading(ana)).toHaveText(UNAVAILABLE, INFORMED);

    for (const [where] of faults) await ana.unroute(where);
    await ana.getByRole('button', { name: 'Pokušaj ponovno' }).click();
    await expect(heading(ana)).toHaveText('Moje rezervacije');
    await open(ana, 'Rezervacija terena');
    await open(ana, 'Moje rezervacije');
    await expect(heading(ana)).toHaveText('Moje rezervacije');
    await expect(ana.locator('[data-same-page]')).toHaveCount(1);
  });
}

test('the script of a screen is late: its page says so, the rest works, and the screen appears when it arrives', async ({
  as,
}) => {
  const ana = await as('ana');
  await beginAtTheGrid(ana);
  const held: Route[] = [];
  await ana.route(SCREEN, (route) => void held.push(route));
  await open(ana, 'Moje rezervacije');
  await expect(heading(ana)).toHaveText(UNAVAILABLE, INFORMED);
  await expectTheRestAlive(ana);
  await open(ana, 'Moje rezervacije');
  await expect(heading(ana)).toHaveText(UNAVAILABLE);

  for (const route of held) await route.continue();
  await expect(heading(ana)).toHaveText('Moje rezervacije');
  await expect(ana.locator('[data-same-page]')).toHaveCount(1);
});

test('a part that is loaded after its screen is missing: the screen stays, and a second try repairs it', async ({
  as,
}) => {
  const ana = await as('ana');
  const charts = '**/remotes/mfe-league/profile-charts.*';
  await ana.route(charts, missing);
  await ana.goto('/summer-league/players-list/1');
  const failed = ana.getByRole('alert').filter({ hasText: 'Ovaj se dio stranice nije učitao.' });
  await expect(failed).toBeVisible();
  await expect(ana.getByRole('heading', { name: 'Bodovi i mjesto po kolima' })).toBeVisible();
  await ana.unroute(charts);
  await failed.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect(ana.getByText('Mjesto u piramidi', { exact: true }).first()).toBeVisible();
  await expect(failed).toHaveCount(0);

  const lightbox = '**/remotes/mfe-league/gallery-lightbox.*';
  await ana.route(lightbox, missing);
  await ana.goto('/gallery/2022');
  const picture = ana.getByRole('main').getByRole('button').first();
  await picture.click();
  await expect(ana.getByRole('alert').getByText('Slika se nije otvorila.')).toBeVisible();
  await ana.unroute(lightbox);
  await picture.click();
  await expect(ana.getByRole('dialog', { name: 'Galerija slika' })).toBeVisible();
});

/** A script that the shell loads when a screen asks for it. */
const OF_THE_SHELL = /:\d+\/[\w-]+\.[0-9a-f]{8}\.chunk\.js/;

const FROM_OUTSIDE: readonly (readonly [name: string, where: string | RegExp])[] = [
  ['all of its files are missing', `${REMOTE}/**`],
  ['what it takes from the shell is missing', /:\d+\/\d+\.[0-9a-f]{8}\.chunk\.js/],
];

for (const [name, where] of FROM_OUTSIDE) {
  test(`a remote is down when its page is opened from outside (${name}): the shell works, a retry repairs it`, async ({
    as,
  }) => {
    const ana = await as('ana');
    await ana.route(where, missing);
    await ana.goto('/my-reservations');
    await expect(heading(ana)).toHaveText(UNAVAILABLE);
    await expect(ana.getByRole('link', { name: 'Rezervacija terena' })).toBeVisible();
    await ana.unroute(where);
    await ana.getByRole('button', { name: 'Pokušaj ponovno' }).click();
    await expect(heading(ana)).toHaveText('Moje rezervacije');
  });
}

test('any one of a question’s scripts fails once: the next click asks the question', async ({ as }) => {
  test.setTimeout(240_000);
  const ana = await as('ana');
  const free = cell(ana, 'Teren 1, subota 21. studenoga, 08:00–09:30', 'slobodno');
  const question = ana.getByRole('dialog', { name: 'Susret:' });
  const scripts = new Set<string>();
  const collect = (request: Request) => {
    if (OF_THE_SHELL.test(request.url())) scripts.add(request.url());
  };
  ana.on('request', collect);
  await ana.goto('/main-reservations');
  await free.click();
  await expect(question).toBeVisible();
  ana.off('request', collect);
  expect(scripts.size).toBeGreaterThan(2);

  for (const script of scripts) {
    await test.step(new URL(script).pathname, async () => {
      await ana.route(script, missing, { times: 1 });
      const refused = ana.waitForResponse(script);
      await ana.goto('/main-reservations');
      await refused;
      await expect(async () => {
        // A question that appears late covers the cell.
        if (!(await question.isVisible())) await free.click({ timeout: 5_000 });
        await expect(question).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
    });
  }
});

/** The page with a changed registry. */
function withContract(page: string, remote: string, contract: number): string {
  return page.replace(/(?<=<script type="application\/json" id="registry">).*?(?=<\/script>)/, (text) => {
    const registry = JSON.parse(text) as { name: string }[];
    return JSON.stringify(registry.map((entry) => (entry.name === remote ? { ...entry, contract } : entry)));
  });
}

const INCOMPATIBLE: readonly (readonly [name: string, where: string, change: (text: string) => string])[] = [
  ['was built for another contract', '**/main-reservations', (page) => withContract(page, 'mfe-account', 99)],
  ['wants a newer version of what is shared', `${REMOTE}/remoteEntry.*`, (text) => text.replaceAll(RANGE, '^99.0.0')],
];

for (const [name, where, change] of INCOMPATIBLE) {
  test(`a remote ${name}: its page offers a reload, the rest works, the reload repairs it`, async ({ as }) => {
    const ana = await as('ana');
    await ana.route(where, async (route) => {
      const answer = await route.fetch();
      // The reload must not find the failure in the browser's cache.
      const headers = { ...answer.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response: answer, headers, body: change(await answer.text()) });
    });
    await beginAtTheGrid(ana);
    await open(ana, 'Moje rezervacije');
    await expect(heading(ana)).toHaveText(UNAVAILABLE);
    await expect(ana.getByText('Objavljena je nova inačica aplikacije.')).toBeVisible();
    await expectTheRestAlive(ana);
    await open(ana, 'Moje rezervacije');

    await ana.unroute(where);
    await ana.getByRole('button', { name: 'Osvježi stranicu' }).click();
    await expect(heading(ana)).toHaveText('Moje rezervacije');
  });
}
