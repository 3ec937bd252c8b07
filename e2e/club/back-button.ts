import type { Page } from '@playwright/test';

/**
 * Android's Back, which nobody can press on a computer: Chromium passes it to the newest close watcher of the page.
 * @returns presses it
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
  return () => page.evaluate('window.newestCloseWatcher.requestClose()');
}
