import type { BrowserContext } from '@playwright/test';

/** The browser says that it saves data: its pages load nothing that nobody has asked for. */
export const saveData = (browser: BrowserContext): Promise<unknown> =>
  browser.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
