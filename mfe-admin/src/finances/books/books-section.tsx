import type { YearTotals } from '@club/shared/contracts/finances/summaries';
import { Box, EmptyState, SectionCard } from '@club/shared/ui-core';
import { BooksLegend } from './books-legend';
import { BooksTable } from './books-table';

interface BooksSectionProps {
  /** The year that the rest of the page is about. */
  year: number;
  /** Newest first. */
  totals: readonly YearTotals[];
  /** The organisation's books include members' payments too. */
  friendly: boolean;
}

/** All years of the books, each with its income above its expenses. */
export function BooksSection({ year, totals, friendly }: BooksSectionProps) {
  const legend = <BooksLegend kinds={friendly ? ['league', 'friendly', 'expenses'] : ['league', 'expenses']} />;
  return (
    <SectionCard title={TITLE} action={totals.length > 0 && legend} flush>
      {totals.length > 0 ? (
        <BooksTable label={TITLE} year={year} totals={totals} friendly={friendly} />
      ) : (
        <Box sx={{ p: 2.5, color: 'text.secondary' }}>
          <EmptyState title="Knjige su prazne.">Ovdje će stajati svaka godina s prihodima ili rashodima.</EmptyState>
        </Box>
      )}
    </SectionCard>
  );
}

const TITLE = 'Prihodi i rashodi po godinama';
