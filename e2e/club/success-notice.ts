import type { Locator, Page } from '@playwright/test';

/** The success message with this text. */
export const successNotice = (page: Page, message: string | RegExp): Locator =>
  page.getByRole('status').getByText(message, { exact: true });
