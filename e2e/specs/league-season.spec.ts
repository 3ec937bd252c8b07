import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';
import { horizontalOverflow } from '../club/page-check';
import { navigateClientSide, sharedPage } from '../club/visit';

/** A visitor's page, opened once; the tests go from screen to screen in it. */
let page: Page;

test.beforeAll(async ({ browsers, club }) => {
  page = await sharedPage(browsers, club.url, '/contact');
});
test.afterAll(({ browsers }) => browsers.release(page.context()));

/** Opens a season from the list of seasons, because between two rounds of one season the heading would not change. */
async function openSeason(path: string): Promise<void> {
  await navigateClientSide(page, '/summer-league');
  await navigateClientSide(page, path);
}

const WIDTHS = { 'on a desk': 1440, 'on a phone': 360 };

/** The screens of a played season, each with an element that shows that its data are loaded. */
const SCREENS: readonly { path: string; title: string; shows: (page: Page) => ReturnType<Page['getByText']> }[] = [
  {
    path: '/summer-league',
    title: 'Ljetna liga',
    shows: (page) => page.getByRole('article', { name: 'Sezona 2025.' }),
  },
  {
    path: '/summer-league/2025',
    title: 'Ljetna liga 2025 Ivankovo - piramida i rezultati',
    shows: (page) => page.getByRole('table', { name: /^Piramida nakon 17. kola/ }),
  },
  {
    path: '/active-league',
    title: 'Trenutno kolo piramide',
    shows: (page) => page.getByRole('table', { name: /^REZULTATI/ }),
  },
  {
    path: '/summer-league/old-leagues/2019',
    title: 'Ljetna liga 2019. – skupine i rezultati',
    shows: (page) => page.getByRole('table', { name: 'Poredak skupine B' }),
  },
  { path: '/summer-league/results', title: 'Rezultati', shows: (page) => page.getByRole('table', { name: '1. kolo' }) },
  {
    path: '/summer-league/league-draw/2025',
    title: 'Ždrijeb 2025.',
    shows: (page) => page.getByText('Prvak 2025.').filter({ visible: true }),
  },
  {
    path: '/summer-league/qualifications/2025',
    title: 'Kvalifikacije 2025.',
    shows: (page) => page.getByRole('region', { name: '8. skupina' }),
  },
  {
    path: '/summer-league/seeders-list/2025',
    title: 'Nositelji 2025.',
    shows: (page) => page.getByRole('table', { name: 'Nositelji 2025.' }),
  },
];

for (const [where, width] of Object.entries(WIDTHS)) {
  for (const { path, title, shows } of SCREENS) {
    test(`a visitor reads ${path} ${where}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await navigateClientSide(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(shows(page)).toBeVisible();
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    });
  }
}

test('switching the round makes no call, and the address links back to it', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Not with an earlier test's data, which the screen might load again.
  await page.goto('/summer-league/2025');
  await expect(page.getByRole('table', { name: /^REZULTATI 17. KOLO/ })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: '1. kolo', exact: true }).click();
  await expect(page.getByRole('table', { name: /^REZULTATI 1. KOLO/ })).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/all-pyramids'))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('table', { name: /^REZULTATI 1. KOLO/ })).toBeVisible();
});

test('the parts of a round are aligned, band by band', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSeason('/summer-league/2025?round=13');
  const tops = (table: RegExp) =>
    page
      .getByRole('table', { name: table })
      .locator('tbody')
      .evaluateAll((bands) => bands.map((band) => Math.round(band.getBoundingClientRect().top)));
  await expect(page.getByRole('table', { name: /^REZULTATI 13. KOLO/ })).toBeVisible();
  const bands = await tops(/^Početna piramida/);
  expect(bands.length).toBeGreaterThan(5);
  expect(await tops(/^REZULTATI/)).toEqual(bands);
  expect(await tops(/^Piramida nakon/)).toEqual(bands);
});

test('on a phone one part is shown, and the menu links to the season’s other pages', async () => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openSeason('/summer-league/2025?round=13');
  await expect(page.getByRole('table')).toHaveCount(1);
  await page.getByRole('link', { name: 'Rezultati' }).filter({ visible: true }).click();
  await expect(page.getByRole('table', { name: /^REZULTATI 13. KOLO/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rezultati' }).click();
  await page.getByRole('link', { name: 'Ždrijeb' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ždrijeb 2025.');
  await page.getByRole('link', { name: '1/16 finala' }).first().click();
  await expect(page.getByRole('heading', { name: '1/16 finala' })).toBeVisible();
});

test('a year without a league says so after a second', async () => {
  await openSeason('/summer-league/2031');
  await expect(page.getByText('Nema rezultata za sezonu 2031.')).toBeVisible();
  await expect(page.getByText('Liga počinje u rano proljeće.')).toBeVisible();
});
