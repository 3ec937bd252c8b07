import type { Page } from '@playwright/test';
import { aPlayedDraw } from '../club/a-draw';
import { expectLoaded } from '../club/expect-loaded';
import { expect, test } from '../club/fixtures';
import { clippedNames, horizontalOverflow } from '../club/page-check';
import { type PrintedText, printedSheets } from '../club/printed-sheets';
import { navigateClientSide, sharedPage } from '../club/visit';

/** The size of an A4 sheet without margins of 8 mm, in pixels. */
const LANDSCAPE = { width: 1_062, height: 733 };
const PORTRAIT = { width: 733, height: 1_062 };

const topmost = (texts: readonly PrintedText[]): number => Math.min(...texts.map(({ top }) => top));

/** The number of lines of a draw, and of those that do not begin at the middle of a match. */
const linesOf = (page: Page): Promise<{ drawn: number; loose: number }> =>
  page.locator('main svg[preserveAspectRatio="none"] path').evaluateAll((lines) => {
    const matches = [...document.querySelectorAll('main ul')].map((match) => match.getBoundingClientRect());
    const isNear = (one: number, other: number) => Math.abs(one - other) < 2;
    const loose = lines
      .map((line) => line.getBoundingClientRect())
      .filter(
        ({ left, top, bottom }) =>
          !matches.some((match) => {
            const middle = (match.top + match.bottom) / 2;
            return isNear(match.right, left) && (isNear(middle, top) || isNear(middle, bottom));
          }),
      );
    return { drawn: lines.length, loose: loose.length };
  });

/** A visitor's page, opened once; the tests go from screen to screen in it. */
let page: Page;

test.beforeAll(async ({ browsers, club }) => {
  page = await sharedPage(browsers, club.url, '/contact');
});
test.beforeEach(() => page.emulateMedia({ media: null }));
test.afterAll(({ browsers }) => browsers.release(page.context()));

// Each for a different year, of which the club has no season: the tests below show those of the club.
for (const [players, sheets, matches, year] of [
  [8, 1, 8, 2011],
  [16, 1, 16, 2012],
  [32, 1, 32, 2013],
  [64, 2, 33, 2014],
] as const) {
  test(`a draw of ${players} is printed on ${sheets} A4, with nothing cut off`, async () => {
    await page.route(`**/api/league-draw/${year}`, (route) => route.fulfill({ json: aPlayedDraw(year, players) }));
    await page.setViewportSize(LANDSCAPE);
    await navigateClientSide(page, `/summer-league/league-draw/${year}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ždrijeb ${year}.`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`Prvak ${year}.`).filter({ visible: true }).first()).toBeVisible();
    expect(await clippedNames(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    const { drawn, loose } = await linesOf(page);
    expect(drawn).toBeGreaterThan(0);
    expect(loose).toBe(0);

    const printed = await printedSheets(page);
    expect(printed).toHaveLength(sheets);
    for (const texts of printed) {
      const heads = texts.filter(({ text }) => /^\d+ meč/.test(text));
      const names = texts.filter(({ text }) => text === 'Stojanović K.');
      // Two in each match, and the champion.
      expect(names).toHaveLength(2 * matches + 1);
      expect(topmost(names), 'below the headings of the phases').toBeGreaterThan(topmost(heads));
    }
  });
}

test('the demo’s draw of 48 places is printed on two A4 sheets', async () => {
  await page.setViewportSize(LANDSCAPE);
  await navigateClientSide(page, '/summer-league/league-draw/2025');
  await expect(page.getByText('Prvak 2025.').filter({ visible: true }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await clippedNames(page)).toEqual([]);
  expect(await printedSheets(page)).toHaveLength(2);
});

for (const path of ['/summer-league/2024?round=1', '/active-league']) {
  test(`${path} is printed on one A4, with nothing cut off`, async () => {
    await page.setViewportSize(LANDSCAPE);
    await navigateClientSide(page, path);
    // At this width the screen shows one part, and print all three.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: /^REZULTATI/ })).toBeVisible();
    expect(await clippedNames(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await printedSheets(page)).toHaveLength(1);
  });
}

for (const path of [
  '/summer-league/results',
  '/summer-league/seeders-list/2025',
  '/summer-league/qualifications/2024',
]) {
  test(`nothing of ${path} is cut off on A4`, async () => {
    await page.setViewportSize(PORTRAIT);
    await navigateClientSide(page, path);
    await expectLoaded(page);
    await page.emulateMedia({ media: 'print' });
    expect(await clippedNames(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
}

test('the sections of the qualifications are printed on one A4', async () => {
  await navigateClientSide(page, '/summer-league/qualifications/2024');
  await expect(page.getByRole('heading', { name: '8. skupina' })).toBeVisible();
  expect(await printedSheets(page)).toHaveLength(1);
});

test('bars and marks are printed although a browser prints no backgrounds', async ({ as }) => {
  const ana = await as('ana', '/summer-league/statistics');
  for (const path of [
    '/summer-league/statistics',
    '/summer-league/players-list/3',
    '/summer-league/h2h?igrac1=3&igrac2=4',
    '/summer-league',
  ]) {
    await navigateClientSide(ana, path);
    await expect(ana.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await ana.emulateMedia({ media: 'print' });
    const drawn = () =>
      ana.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>(':is(span, i, div):not(.MuiSkeleton-root)')]
          .filter((element) => !element.hasChildNodes() && element.checkVisibility() && element.offsetHeight > 2)
          .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map((element) => ({
            element: element.outerHTML,
            adjust: getComputedStyle(element).getPropertyValue('print-color-adjust'),
          })),
      );
    await expect.poll(async () => (await drawn()).length).toBeGreaterThan(0);
    expect((await drawn()).filter(({ adjust }) => adjust !== 'exact')).toEqual([]);
    await ana.emulateMedia({ media: null });
  }
});
