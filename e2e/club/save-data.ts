import type { BrowserContext } from '@playwright/test';

/** Sets save-data in the browser: its pages prefetch nothing. */
export const saveData = (browser: BrowserContext): Promise<unknown> =>
  browser.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
