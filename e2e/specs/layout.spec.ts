import { expect, test } from '../club/fixtures';
import { shifts, watchShifts } from '../club/page-check';

// A page shifts most when fonts and scripts arrive late.
test.use({ firstVisit: true });

test('the four days are aligned side by side from the width at which they fit', async ({ as }) => {
  const ana = await as('ana', '/main-reservations');
  const heads = ana.getByRole('columnheader', { name: 'Termin' });
  for (const width of [1200, 1212, 1290, 1312, 1313, 1440]) {
    await ana.setViewportSize({ width, height: 900 });
    await expect(heads).toHaveCount(4);
    const tops = await heads.evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
  }
});

test('on a phone the landing page’s heading is larger than those of ordinary pages', async ({ as }) => {
  const ana = await as('ana');
  await ana.setViewportSize({ width: 360, height: 780 });
  for (const [path, size] of [
    ['/login', '30px'],
    ['/price-list', '24px'],
  ] as const) {
    await ana.goto(path);
    await expect(ana.getByRole('heading', { level: 1 })).toHaveCSS('font-size', size);
  }
});

const MEMBERS = [
  '/main-reservations',
  '/my-reservations',
  '/account-status',
  '/price-list',
  '/personal-data',
  '/notice-preferences',
  '/my-results-league',
  '/active-league',
  '/summer-league',
  '/summer-league/2026',
  '/registered-players',
];
const ADMINISTRATION = ['/admin', '/admin-users', '/admin/settings', '/admin/pyramid-control/rounds'];
/** Longer than any screen takes to render, so that the loading state is visible. */
const ANSWER_MS = 250;

for (const [username, screens] of [
  ['ana', MEMBERS],
  ['admin', ADMINISTRATION],
] as const) {
  test(`on a phone nothing shifts when the data arrive, ${username}`, async ({ as }) => {
    test.setTimeout(120_000);
    const page = await as(username);
    await page.setViewportSize({ width: 360, height: 780 });
    await watchShifts(page);
    await page.route(/\/api\/(?!events)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      await route.continue().catch(() => undefined);
    });
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Učitavanje/)).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Obavijesti: / })).toBeVisible();
      const { sum, what } = await shifts(page);
      expect(sum, `${screen}: ${what.join('; ')}`).toBeLessThan(0.02);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
