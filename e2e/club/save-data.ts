import type { Page } from '@playwright/test';

/** The browser says that it saves data: from then on a page loads nothing that nobody has asked for. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}
