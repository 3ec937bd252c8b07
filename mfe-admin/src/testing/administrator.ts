import { member, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes';

/** Opens a page of the remote as an administrator. */
export const openAsAdmin = (at: string) => renderRoutes(routes, { at, as: member({ roles: ['ADMIN'] }) });

/** Presses a button, on the page or in the dialog on top. */
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Replaces the text of a field; an empty text clears it. */
export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

/** Waits for the dialog with that title. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** The text of a table's rows, header and total included, cell by cell. */
export async function rowsOf(table: string): Promise<(string | null)[][]> {
  const rows = within(await screen.findByRole('table', { name: table })).getAllByRole('row');
  return rows.map((row) => Array.from(row.children, (cell) => cell.textContent));
}
