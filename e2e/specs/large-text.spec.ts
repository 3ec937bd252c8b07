import { findChromium } from '../club/chromium';
import { expect, test } from '../club/fixtures';
import { sidewaysScroll } from '../club/page-check';

const { args, ...chromium } = await findChromium();
// A user with the browser's font at twice its size (WCAG 2.2, 1.4.4).
test.use({ launchOptions: { ...chromium, args: [...args, '--blink-settings=defaultFontSize=32'] } });

for (const path of ['/login', '/main-reservations', '/by-names']) {
  test(`font of twice the size: ${path} fits at every width`, async ({ as }) => {
    const ana = await as('ana', path);
    for (const width of [1440, 800, 360]) {
      await ana.setViewportSize({ width, height: 900 });
      await expect(ana.getByRole('button', { name: 'Korisnik: Ana Kovač' })).toBeInViewport({ ratio: 1 });
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
