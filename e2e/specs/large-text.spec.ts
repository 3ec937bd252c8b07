import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';
import { sidewaysScroll } from '../club/page-check';

/** What a user sets who reads with the browser's font at twice its size (WCAG 2.2, 1.4.4). */
const FONT_PX = 32;

async function enlargeFont(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: FONT_PX } });
}

for (const path of ['/login', '/main-reservations', '/by-names']) {
  test(`font of twice the size: ${path} fits at every width`, async ({ as }) => {
    const ana = await as('ana');
    await enlargeFont(ana);
    await ana.goto(path);
    await expect(ana.locator('html')).toHaveCSS('font-size', `${FONT_PX}px`);
    await expect(ana.getByRole('heading', { level: 1 })).toBeVisible();
    if (path !== '/login') await expect(ana.getByRole('rowheader').first()).toBeVisible();
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
