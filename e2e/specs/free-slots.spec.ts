import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';

/** A visitor's page, opened once for all widths. */
let page: Page;

test.beforeAll(async ({ browsers, club }) => {
  const visitor = await browsers.acquire(club.url);
  page = await visitor.newPage();
  // From the club's day on: slots of an earlier one are not shown.
  const nextDays = ['2026-11-21', '2026-11-22', '2026-11-23'].map((date) => ({ date, free: 11 }));
  await page.route('**/api/free-slots', (route) =>
    route.fulfill({ json: { today: '2026-11-20', slots: [], nextDays } }),
  );
  await page.goto('/login');
});
test.afterAll(({ browsers }) => browsers.release(page.context()));

for (const [width, day] of [
  [360, 'ned 22.11.'],
  [901, 'nedjelja, 22. studenoga'],
  [1440, 'nedjelja, 22. studenoga'],
] as const) {
  test(`a day in the free slots has the format of their heading and fits one line, at ${width} pixels`, async () => {
    await page.setViewportSize({ width, height: 900 });
    const row = page.getByRole('button', { name: 'nedjelja, 22. studenoga 11 termina' });
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
