import type { Locator, Page } from '@playwright/test';

/** Rows of a table, without its headers. */
export const rowsOf = (page: Page, table: string): Locator =>
  page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** The figure under one of the headings of the account's cards: `Stanje`, `Neplaćeno`, `Za uslugu`. */
export const figure = (page: Page, heading: string): Locator => page.locator(`p:text-is("${heading}") + p`);

/** The balance on /account-status, in cents. */
export async function shownBalance(page: Page): Promise<number> {
  const text = (await figure(page, 'Stanje').textContent()) ?? '';
  return Number(text.replace('−', '-').replace(/[^\d-]/g, ''));
}

/** `−25,00 €`, the screens' format for an amount in cents. */
export const written = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',').replace('-', '−')} €`;

/** The colour of a text: its dominant channel, or none. */
export async function colourOf(text: Locator): Promise<'red' | 'green' | 'plain'> {
  const [red = 0, green = 0, blue = 0] = await text.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  if (red > 1.5 * Math.max(green, blue)) return 'red';
  return green > 1.5 * Math.max(red, blue) ? 'green' : 'plain';
}
