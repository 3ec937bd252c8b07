import type { Locator, Page } from '@playwright/test';

/** A date or time field by its label. */
export const dateField = (place: Page | Locator, label: string): Locator =>
  place.getByRole('group', { name: label, exact: true });

/** Types digit by digit: '22112026' for 22.11.2026, '1400' for 14:00. '' empties the field. */
export async function typeDate(place: Page | Locator, label: string, digits: string): Promise<void> {
  const first = dateField(place, label).getByRole('spinbutton').first();
  await first.click();
  await first.press('ControlOrMeta+a');
  await first.page().keyboard.press('Delete');
  await first.page().keyboard.type(digits);
}
