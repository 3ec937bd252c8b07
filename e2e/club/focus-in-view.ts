import { expect, type Page } from '@playwright/test';

/** Expects the middle of the focused element to be on the screen, and not covered. */
export async function expectFocusInView(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return focused.contains(seen) ? null : (focused.ariaLabel ?? focused.textContent);
  });
  expect(hidden).toBeNull();
}
