import { expectLoaded } from '../club/expect-loaded';
import { expect, test } from '../club/fixtures';
import { brokenWords } from '../club/page-check';
import { navigateClientSide } from '../club/visit';

/** Texts that these screens show only with their data. */
const FILLED =
  /^(Raniji mečevi|Teren 1|Što primam|REZULTATI \d.*|Najviše pobjeda|Kovač Ana|Ljetna liga: novi protivnik)$/;

// Neighbours in these lists have different headings, by which navigateClientSide recognises that the screen has changed.
for (const [username, screens] of [
  [
    'ana',
    [
      ['/my-results-league', [360]],
      ['/notice-preferences', [320, 1440]],
      ['/by-names', [320, 360, 390, 768, 1350, 1440]],
      ['/active-league?part=initial', [320, 360]],
      ['/summer-league/2025?round=17&part=final', [320, 360]],
      ['/active-league?part=results', [320]],
      ['/summer-league/statistics', [320]],
    ],
  ],
  [
    'admin',
    [
      ['/admin/pyramid-control', [320]],
      ['/manage-users', [320]],
      ['/admin/pyramid-control/edit-pyramids', [320]],
      ['/admin/pyramid-control/rounds/preview', [320, 910, 1200]],
      ['/admin/sent-mail', [320]],
    ],
  ],
] as const) {
  test(`no word is broken on a narrow screen, ${username}`, async ({ as }) => {
    const page = await as(username, '/price-list');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [path, widths] of screens) {
      await page.setViewportSize({ width: widths[0], height: 780 });
      await navigateClientSide(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 780 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectLoaded(page);
        await expect(page.getByText(FILLED).filter({ visible: true }).first()).toBeVisible();
        expect.soft(await brokenWords(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
}
