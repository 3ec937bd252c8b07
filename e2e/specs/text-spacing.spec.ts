import { expectLoaded } from '../club/expect-loaded';
import { expect, test } from '../club/fixtures';
import { clippedNames, horizontalOverflow } from '../club/page-check';
import { navigateClientSide, sharedPage } from '../club/visit';

/** The text spacing that a user may set (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `* {
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
  line-height: 1.5 !important;
}`;

test('with wider text spacing no name is cut off', async ({ browsers, club }) => {
  const page = await sharedPage(browsers, club.url, '/contact');
  await page.addStyleTag({ content: TEXT_SPACING });
  // Alternating, because between two parts of one season the heading would not change.
  for (const [path, widths] of [
    ['/summer-league/2025?round=2&part=initial', [320, 360, 1200, 1440]],
    ['/summer-league/seeders-list/2025', [320, 1440]],
    ['/summer-league/2025?round=2&part=results', [320, 360]],
    ['/summer-league/statistics', [320, 1440]],
    ['/summer-league/2025?round=2', [320, 360]],
  ] as const) {
    await navigateClientSide(page, path);
    await expectLoaded(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await clippedNames(page), `${path}, ${width} px`).toEqual([]);
      expect.soft(await horizontalOverflow(page), `${path}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await browsers.release(page.context());
});
