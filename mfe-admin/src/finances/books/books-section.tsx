import type { YearTotals } from '@club/shared/contracts/finances/summaries';
import { sumEuros } from '@club/shared/domain';
import { lazyPart } from '@club/shared/lazy-part';
import { BlockSkeleton, Box, EmptyState, SectionCard } from '@club/shared/ui-core';
import { Amount, type Column, DataTable } from '@club/shared/ui-data';

// The chart library is larger than the page, so it is loaded after the figures.
const BooksChart = lazyPart(() => import('./books-chart'), {
  Waiting: ({ totals }) => <BlockSkeleton height={totals.length * 58 + 64} />,
});

interface BooksSectionProps {
  totals: readonly YearTotals[];
  /** The organisation's books include members' payments too. */
  friendly: boolean;
}

/** All years of the books, as a chart and as a table with the same figures. */
export function BooksSection({ totals, friendly }: BooksSectionProps) {
  const income = (each: YearTotals) => each.incomeSummerLeague + each.incomeFrendlyMatches;
  const sum = (of: (each: YearTotals) => number) => <Amount value={sumEuros(totals.map(of))} />;
  const columns: readonly Column<YearTotals>[] = [
    { id: 'year', header: 'Godina', phone: 'heading', cell: ({ year }) => `${year}.` },
    ...(friendly
      ? [
          { ...amountColumn('league', 'Liga', (each) => each.incomeSummerLeague, sum), phone: 'hidden' as const },
          {
            ...amountColumn('friendly', 'Prijateljski', (each) => each.incomeFrendlyMatches, sum),
            phone: 'hidden' as const,
          },
        ]
      : []),
    amountColumn('income', 'Prihodi', income, sum),
    amountColumn('expenses', 'Rashodi', (each) => each.totalExpenses, sum),
    {
      id: 'net',
      header: 'Razlika',
      align: 'right',
      cell: ({ netBalance }) => <Amount value={netBalance} signed coloured />,
      total: sum((each) => each.netBalance),
    },
  ];
  return (
    <SectionCard title="Prihodi i rashodi po godinama" flush>
      {totals.length > 0 && (
        <Box sx={{ px: { xs: 0.5, sm: 2 }, pt: 1, breakInside: 'avoid' }}>
          <BooksChart totals={totals} friendly={friendly} />
        </Box>
      )}
      <DataTable
        caption="Prihodi i rashodi po godinama"
        captionHidden
        columns={columns}
        rows={totals}
        rowKey={({ year }) => year}
        empty={
          <EmptyState title="Knjige su prazne.">Ovdje će stajati svaka godina s prihodima ili rashodima.</EmptyState>
        }
      />
    </SectionCard>
  );
}

const amountColumn = (
  id: string,
  header: string,
  of: (each: YearTotals) => number,
  sum: (of: (each: YearTotals) => number) => React.ReactNode,
): Column<YearTotals> => ({ id, header, align: 'right', cell: (each) => <Amount value={of(each)} />, total: sum(of) });
