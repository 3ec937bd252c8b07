// biome-ignore-all lint/a11y/noRedundantRoles: with the display of a grid the tags alone would lose their roles
import type { YearTotals } from '@club/shared/contracts/finances/summaries';
import { sumEuros } from '@club/shared/domain';
import { Amount } from '@club/shared/ui-data';
import { BooksGrid } from './books-grid';
import { type BarPart, YearBar } from './year-bar';

interface BooksTableProps {
  /** Name of the table. */
  label: string;
  year: number;
  totals: readonly YearTotals[];
  friendly: boolean;
}

interface Part {
  readonly id: 'league' | 'friendly' | 'income' | 'expenses' | 'net';
  readonly header: string;
  readonly of: (each: YearTotals) => number;
  /** The pieces of the amount's bar. */
  readonly bar?: (each: YearTotals) => readonly BarPart[];
}

const INCOME_PARTS: readonly Part[] = [
  { id: 'league', header: 'Liga', of: (each) => each.incomeSummerLeague },
  { id: 'friendly', header: 'Prijateljski', of: (each) => each.incomeFrendlyMatches },
];
const PARTS: readonly Part[] = [
  {
    id: 'income',
    header: 'Prihodi',
    of: (each) => each.incomeSummerLeague + each.incomeFrendlyMatches,
    bar: (each) => [
      { kind: 'league', value: each.incomeSummerLeague },
      { kind: 'friendly', value: each.incomeFrendlyMatches },
    ],
  },
  {
    id: 'expenses',
    header: 'Rashodi',
    of: (each) => each.totalExpenses,
    bar: (each) => [{ kind: 'expenses', value: each.totalExpenses }],
  },
  { id: 'net', header: 'Razlika', of: (each) => each.netBalance },
];

/**
 * The figures of all years with a bar beside each: chart and table in one, so that nothing is written twice and every
 * screen reader has the columns.
 */
export function BooksTable({ label, year, totals, friendly }: BooksTableProps) {
  const parts = friendly ? [...INCOME_PARTS, ...PARTS] : PARTS;
  // At least a cent: no amount is divided by zero.
  const longest = Math.max(0.01, ...parts.flatMap(({ of, bar }) => (bar ? totals.map(of) : [])));
  return (
    <BooksGrid role="table" aria-label={label} data-split={friendly || undefined}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Godina
          </th>
          {parts.map(({ id, header }) => (
            <th key={id} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {totals.map((each) => (
          <tr key={each.year} role="row" data-chosen={each.year === year || undefined}>
            <th role="rowheader" scope="row" data-part="year">
              {each.year}.
            </th>
            {parts.map(({ id, header, of, bar }) => (
              <td key={id} role="cell" data-part={id} style={bar && shareOf(of(each), longest)}>
                {bar && of(each) > 0 && <YearBar parts={bar(each)} />}
                <span data-label={header}>
                  <Amount value={of(each)} signed={id === 'net'} coloured={id === 'net'} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row" data-part="year">
            Ukupno
          </th>
          {parts.map(({ id, header, of }) => (
            <td key={id} role="cell" data-part={id}>
              <span data-label={header}>
                <Amount value={sumEuros(totals.map(of))} />
              </span>
            </td>
          ))}
        </tr>
      </tfoot>
    </BooksGrid>
  );
}

/** Length of an amount's bar, as a share of the longest one. */
const shareOf = (amount: number, longest: number): React.CSSProperties & Record<'--share', number> => ({
  '--share': Math.max(0, amount) / longest,
});
