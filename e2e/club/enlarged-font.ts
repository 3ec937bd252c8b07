import type { Page } from '@playwright/test';

/** Twice the browser's default font size, as a user may set it (WCAG 2.2, 1.4.4). */
export const ENLARGED_FONT_PX = 32;

export async function enlargeFont(page: Page, standard = ENLARGED_FONT_PX): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}
