import { renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Amount } from './amount';
import { type Column, DataTable } from './data-table';

interface Payment {
  id: number;
  day: string;
  amount: number;
}
const columns: Column<Payment>[] = [
  { id: 'day', header: 'Datum', phone: 'heading', cell: (row) => row.day },
  {
    id: 'amount',
    header: 'Iznos',
    align: 'right',
    cell: (row) => <Amount value={row.amount} coloured />,
    total: <Amount value={3} />,
  },
];
const open = (rows: Payment[], { busy = false, captionHidden = false } = {}) =>
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <DataTable
            caption="Uplate"
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            empty="Još nema uplata."
            busy={busy}
            captionHidden={captionHidden}
          />
        ),
      },
    ],
    { at: '/' },
  );

test('without rows it shows a message instead of an empty table', () => {
  open([]);
  expect(screen.getByText('Još nema uplata.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('an empty table whose next rows are loading does not claim that there are none', () => {
  open([], { busy: true });
  expect(screen.getByText('Učitavanje podataka...')).toBeInTheDocument();
  expect(screen.queryByText('Još nema uplata.')).not.toBeInTheDocument();
});

test('rows that are about to be replaced take no clicks', async () => {
  open([{ id: 1, day: '10.11.2026.', amount: 20 }], { busy: true });
  await expect(userEvent.click(screen.getByRole('cell', { name: /^20,00/ }))).rejects.toThrow('pointer-events: none');
});

test('each row has its own header, which a screen reader reads with the cells', () => {
  open([{ id: 1, day: '10.11.2026.', amount: 20 }]);
  const header = screen.getByRole('rowheader', { name: '10.11.2026.' });
  expect(header).toHaveAttribute('scope', 'row');
  expect(within(header.closest('tr') as HTMLElement).getAllByRole('cell')).toHaveLength(1);
});

test('a table below a title with the same text has an accessible name, but no repeated caption', () => {
  open([{ id: 1, day: '10.11.2026.', amount: 20 }], { captionHidden: true });
  expect(screen.getByRole('table', { name: 'Uplate' })).toBeVisible();
  expect(screen.queryByText('Uplate')).not.toBeInTheDocument();
});

test('is a table with a name, headers, rows and a total', () => {
  open([
    { id: 1, day: '10.11.2026.', amount: 20 },
    { id: 2, day: '12.11.2026.', amount: -17 },
  ]);
  const table = screen.getByRole('table', { name: 'Uplate' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Datum', 'Iznos']);
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['DatumIznos', '10.11.2026.20,00 €', '12.11.2026.−17,00 €', 'Ukupno3,00 €']);
  expect(within(table).getByRole('rowheader', { name: 'Ukupno' })).toHaveAttribute('scope', 'row');
});
