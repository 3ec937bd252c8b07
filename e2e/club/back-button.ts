import type { Page } from '@playwright/test';

/**
 * Simulates Android's Back, which a desktop does not have: Chromium passes it to the newest close watcher of the page.
 * @returns a function that presses it
 */
export async function backButtonOf(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(`
    const Watcher = window.CloseWatcher;
    window.CloseWatcher = class extends Watcher {
      constructor() {
        super();
        window.newestCloseWatcher = this;
      }
    };`);
  return async () => {
    // A dialog is visible a moment before it watches.
    await page.waitForFunction('window.newestCloseWatcher');
    await page.evaluate('window.newestCloseWatcher.requestClose()');
  };
}
