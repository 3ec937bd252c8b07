import type { Locator, Page } from '@playwright/test';

/** The notice with this text that something has succeeded. */
export const successNotice = (page: Page, message: string | RegExp): Locator =>
  page.getByRole('status').getByText(message, { exact: true });
