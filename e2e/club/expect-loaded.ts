import { expect, type Page } from '@playwright/test';

/** Waits until a page shows its content: neither a skeleton nor an error in place of it, which would look fine too. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByText(/^Učitavanje/)).toHaveCount(0);
  await expect(page.getByText(/^(Nismo uspjeli|Došlo je do greške)/)).toHaveCount(0);
  // A part of the application that could not be loaded.
  await expect(page.locator('[data-failure]')).toHaveCount(0);
}
