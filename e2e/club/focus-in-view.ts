import { expect, type Page } from '@playwright/test';

/**
 * Expects the middle of the focused element to be on the screen, and not covered for longer than a dialog or a tooltip
 * needs to fade out.
 */
export const expectFocusInView = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return focused.contains(seen) ? null : (focused.ariaLabel ?? focused.textContent);
      }),
    )
    .toBeNull();
