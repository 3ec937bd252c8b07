import { member, renderRoutes } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes';

/** Opens a page of the remote as an administrator. */
export const openAsAdmin = (at: string) => renderRoutes(routes, { at, as: member({ roles: ['ADMIN'] }) });

/** Presses a button, on the page or in the dialog on top. */
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the menu 'Radnje' of somebody or something, and chooses an action. */
export async function choose(action: string, of: string): Promise<void> {
  await press(`Radnje: ${of}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** The actions that the menu 'Radnje' of somebody or something offers; the menu is closed again. */
export async function actionsOf(of: string): Promise<(string | null)[]> {
  await press(`Radnje: ${of}`);
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return offered;
}

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
