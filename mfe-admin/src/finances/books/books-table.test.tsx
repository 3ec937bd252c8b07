import { ClubTheme } from '@club/shared/theme';
import { render, screen, within } from '@testing-library/react';
import { BooksTable } from './books-table';

const totals = [
  { year: 2026, incomeSummerLeague: 300, incomeFrendlyMatches: 100, totalExpenses: 200, netBalance: 200 },
  { year: 2025, incomeSummerLeague: 150, incomeFrendlyMatches: -50, totalExpenses: 0, netBalance: 100 },
];
const barsOf = (year: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${year}`) }))
    .getAllByRole('cell')
    .flatMap((cell) => {
      const pieces = [...cell.querySelectorAll<HTMLElement>('[data-kind]')];
      if (pieces.length === 0) return [];
      const share = Number(cell.style.getPropertyValue('--share'));
      return [[share, ...pieces.map(({ dataset, style }) => [dataset.kind, Number(style.flexGrow)])]];
    });

const renderTable = (rows = totals) =>
  render(<BooksTable label="Knjige" year={2026} totals={rows} friendly />, { wrapper: ClubTheme });

test('the bars are as long as their amounts, and divided as the income is', () => {
  renderTable();
  expect(barsOf('2026')).toEqual([
    [1, ['league', 300], ['friendly', 100]],
    [0.5, ['expenses', 200]],
  ]);
});

test('an amount of zero has no bar, nor have corrections that exceed the payments', () => {
  renderTable();
  expect(barsOf('2025')).toEqual([[0.25, ['league', 150]]]);
});

test('no figure of a year is written twice', () => {
  renderTable(totals.slice(0, 1));
  const [year] = within(screen.getByRole('table', { name: 'Knjige' }))
    .getAllByRole('row')
    .slice(1);
  expect(year).toHaveTextContent(/^2026\.300,00\s€100,00\s€400,00\s€200,00\s€\+200,00\s€$/);
});
