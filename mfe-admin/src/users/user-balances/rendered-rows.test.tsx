import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin, press } from '../../testing/administrator';
import { userAccounts } from '../../testing/user-accounts';

let cells = 0;
jest.mock('./user-columns', () => {
  const { userColumns } = jest.requireActual<typeof import('./user-columns')>('./user-columns');
  const columns: typeof userColumns = (...given) =>
    userColumns(...given).map((column) => ({
      ...column,
      cell: (...of) => {
        cells += 1;
        return column.cell(...of);
      },
    }));
  return { userColumns: columns };
});
userAccounts();

test('neither a letter of a search nor a dialog renders the rows again', async () => {
  openAsAdmin('/admin-users');
  await screen.findByRole('table');
  cells = 0;
  await userEvent.type(screen.getByRole('searchbox'), 'd');
  expect(cells).toBe(0);
  await screen.findByText('Prikazano 1–1 od 1');
  cells = 0;
  await press('Dodaj iznos: Đuro Čačić');
  await screen.findByRole('dialog');
  expect(cells).toBe(0);
});
