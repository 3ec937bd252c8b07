import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';

test.use({ firstVisit: true });

/** Much longer than the first screen and the prefetching take. */
const TIMEOUT_MS = 20_000;

/** The remotes' scripts loaded so far, in order. */
function scriptsOf(page: Page): string[] {
  const come: string[] = [];
  page.on('requestfinished', (request) => {
    const [, script] = /\/remotes\/(mfe-[a-z]+\/.*)\.[0-9a-f]{8}\.(chunk\.)?js/.exec(request.url()) ?? [];
    if (script) come.push(script);
  });
  return come;
}
const remotesOf = (scripts: readonly string[]) => [...new Set(scripts.map((script) => script.split('/')[0]))];

const firstCell = (page: Page) => page.getByRole('button', { name: /^Teren 1, / }).first();
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Glavni izbornik' }).getByRole('link', { name, exact: true }).click();

test('after the grid is shown, the targets of the menu are prefetched, and open without the network', async ({
  as,
}) => {
  const page = await as('ana');
  const scripts = scriptsOf(page);
  await page.goto('/main-reservations');
  await firstCell(page).waitFor();
  expect(remotesOf(scripts)[0]).toBe('mfe-reservations');

  const screens = [
    'mfe-account/screen-account-status',
    'mfe-league/screen-my-results',
    'mfe-account/screen-personal-data',
  ];
  await expect
    .poll(() => screens.filter((screen) => scripts.includes(screen)), { timeout: TIMEOUT_MS })
    .toEqual(screens);
  // A member's browser does not need the administration.
  expect(remotesOf(scripts)).not.toContain('mfe-admin');
  // The last script may still be loading, or not be evaluated yet.
  await page.waitForFunction(() => document.querySelector('script[data-webpack]') === null);
  await page.route(/\/remotes\/|\.js$/, (route) => route.abort());
  for (const name of ['Stanje računa', 'Unos rezultata']) {
    await follow(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});
