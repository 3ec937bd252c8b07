import type { Locator, Page } from '@playwright/test';

/** The last part of a cell's name. */
export type SlotLabel = 'slobodno' | 'vaš termin' | 'zauzeto' | 'održavanje' | 'prošlo';

/** A cell of the grid by its name. @param place `Teren 2, ponedjeljak 23. studenoga, 08:00–09:30` */
export const cell = (page: Page, place: string, label: SlotLabel): Locator =>
  page.getByRole('button', { name: `${place}, ${label}`, exact: true, includeHidden: true });

/** From a free cell to the confirmation of a friendly match. */
export async function beginFriendly(page: Page, place: string): Promise<Locator> {
  await cell(page, place, 'slobodno').click();
  await page.getByRole('dialog', { name: 'Susret:' }).getByRole('button', { name: 'Prijateljski' }).click();
  return page.getByRole('dialog', { name: 'Želite li rezervirati termin:' });
}

/** Cancels the user's own booking in a cell. */
export async function cancel(page: Page, place: string): Promise<void> {
  await cell(page, place, 'vaš termin').click();
  await page
    .getByRole('dialog', { name: 'Jeste li sigurni da želite otkazati termin?' })
    .getByRole('button', { name: 'Otkaži termin' })
    .click();
}
