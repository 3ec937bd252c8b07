import { expect, test } from '../club/fixtures';
import { clippedNames, horizontalOverflow } from '../club/page-check';
import { sharedPage } from '../club/visit';

/** The text spacing that a user may set (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `* {
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
  line-height: 1.5 !important;
}`;

for (const [path, widths] of [
  ['/summer-league/2025?round=2&part=initial', [320, 360, 1200, 1440]],
  ['/summer-league/2025?round=2&part=results', [320, 360]],
  ['/summer-league/2025?round=2', [320, 360]],
  ['/summer-league/seeders-list/2025', [320, 1440]],
  ['/summer-league/statistics', [320, 1440]],
] as const) {
  test(`with wider text spacing ${path} cuts off no name`, async ({ browsers, club }) => {
    const page = await sharedPage(browsers, club.url, path);
    await page.addStyleTag({ content: TEXT_SPACING });
    await expect(page.getByText(/^Učitavanje/)).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await clippedNames(page), `${width} px`).toEqual([]);
      expect.soft(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await browsers.release(page.context());
  });
}
