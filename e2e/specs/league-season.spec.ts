import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';
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

test('a year without a league says so', async () => {
  await openSeason('/summer-league/2031');
  await expect(page.getByText('Nema rezultata za sezonu 2031.')).toBeVisible();
  await expect(page.getByText('Liga počinje u rano proljeće.')).toBeVisible();
});
