import { expectLoaded } from '../club/expect-loaded';
import { expect, test } from '../club/fixtures';
import { horizontalOverflow, layoutShifts, watchLayoutShifts } from '../club/page-check';

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
/** Delay of responses: longer than any screen takes to render, so that the loading state is visible. */
const ANSWER_MS = 250;

/** A club name of the maximum length. */
const LONG_NAME = 'Teniski klub Sveti Ivan Zelina i okolice';

// As at a first visit: fonts and scripts arrive late.
test.use({ firstVisit: true });

for (const [username, screens, width] of [
  ['ana', MEMBERS, 360],
  ['ana', MEMBERS, 1440],
  ['admin', ADMINISTRATION, 360],
  ['admin', ADMINISTRATION, 1440],
  // The red banner appears after a response; the browser remembers to reserve its place.
  ['marko', ['/price-list', '/account-status'], 360],
] as const) {
  test(`nothing shifts when the data arrive, ${username}, ${width} pixels`, async ({ as }) => {
    const page = await as(username, '/notice-preferences');
    await expect(page.getByText(/^Niste podmirili/)).toHaveCount(username === 'marko' ? 1 : 0);
    await page.setViewportSize({ width, height: 780 });
    await watchLayoutShifts(page);
    await page.route(/\/api\/(?!events)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      await route.continue().catch(() => undefined);
    });
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLoaded(page);
      await expect(page.getByRole('button', { name: /^Obavijesti: / })).toBeVisible();
      const { sum, what } = await layoutShifts(page);
      expect(sum, `${screen}: ${what.join('; ')}`).toBeLessThan(0.02);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

for (const [username, width, menu] of [
  ['iva', 320, 'Otvori izbornik'],
  ['ana', 360, 'Otvori izbornik'],
  ['admin', 620, 'Izbornik administracije'],
] as const) {
  test(`the longest club name leaves the menu button of ${username} on the screen, ${width} pixels`, async ({ as }) => {
    const page = await as(username);
    await page.setViewportSize({ width, height: 780 });
    await watchLayoutShifts(page);
    const path = username === 'admin' ? '/admin-users' : '/price-list';
    // Only the page's own document, because documents of hidden frames may still be loading when the test ends.
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        await route.fulfill({
          response: answer,
          body: html.replace('{"name":"Tenis Ivankovo"', `{"name":"${LONG_NAME}"`),
        });
      },
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: menu })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: LONG_NAME, exact: true })).toBeInViewport({ ratio: 1 });
    expect(await horizontalOverflow(page)).toBe(0);
    const { sum, what } = await layoutShifts(page);
    expect(sum, what.join('; ')).toBeLessThan(0.02);
  });
}
