import { ENLARGED_FONT_PX, enlargeFont } from '../club/enlarged-font';
import { expect, test } from '../club/fixtures';
import { clippedCards, sidewaysScroll } from '../club/page-check';
import { goWithin, user } from '../club/visit';

for (const path of ['/login', '/main-reservations', '/by-names']) {
  test(`font of twice the size: ${path} fits at every width`, async ({ as }) => {
    const ana = await as('ana');
    await enlargeFont(ana);
    await ana.goto(path);
    await expect(ana.locator('html')).toHaveCSS('font-size', `${ENLARGED_FONT_PX}px`);
    await expect(ana.getByRole('heading', { level: 1 })).toBeVisible();
    if (path !== '/login') await expect(ana.getByRole('rowheader').first()).toBeVisible();
    for (const width of [1440, 800, 360]) {
      await ana.setViewportSize({ width, height: 900 });
      await expect(user(ana, 'Ana Kovač')).toBeInViewport({ ratio: 1 });
      await expect(ana.getByText(/^Učitavanje/)).toHaveCount(0);
      expect(await sidewaysScroll(ana), `${width} px`).toBeLessThanOrEqual(0);
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
  ['admin', ['/admin', '/admin-total-finances', '/admin-league-finances', '/admin-payments-league']],
] as const) {
  test(`font of twice the size: no amount and no word is cut off, ${username}`, async ({ as }) => {
    const page = await as(username, '/price-list');
    await enlargeFont(page);
    for (const path of paths) {
      await goWithin(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Učitavanje/)).toHaveCount(0);
      for (const width of [1440, 800, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await sidewaysScroll(page), `${path}, ${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await clippedCards(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
}
