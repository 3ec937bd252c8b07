import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';

/** A visitor's page, opened once for all widths. */
let page: Page;

test.beforeAll(async ({ browsers, club }) => {
  const visitor = await browsers.acquire(club.url);
  page = await visitor.newPage();
  const nextDays = ['2026-09-12', '2026-09-13', '2026-09-14'].map((date) => ({ date, free: 11 }));
  await page.route('**/api/free-slots', (route) =>
    route.fulfill({ json: { today: '2026-09-11', slots: [], nextDays } }),
  );
  await page.goto('/login');
});
test.afterAll(({ browsers }) => browsers.release(page.context()));

for (const [width, day] of [
  [360, 'ned 13.09.'],
  [901, 'nedjelja, 13. rujna'],
  [1440, 'nedjelja, 13. rujna'],
] as const) {
  test(`a day in the free slots has the format of their heading and fits one line, at ${width} pixels`, async () => {
    await page.setViewportSize({ width, height: 900 });
    const row = page.getByRole('button', { name: 'nedjelja, 13. rujna 11 termina' });
    await expect(row.getByText(day)).toBeInViewport();
    const lines = await row.locator('strong').evaluate((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)))
        .size;
    });
    expect(lines).toBe(1);
  });
}
