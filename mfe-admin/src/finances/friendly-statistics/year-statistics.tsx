import type { FriendlyStatistics } from '@club/shared/contracts/finances/friendly-statistics';
import { SectionCard } from '@club/shared/ui-core';
import { Amount, type Column, DataTable } from '@club/shared/ui-data';
import { FigureCard } from '../books/figure-card';
import { Figures } from '../books/figures';
import { SummaryColumns } from '../books/summary-columns';

interface Line {
  readonly label: string;
  readonly count: number;
  /** Euros. */
  readonly sum: number;
}

/** All figures of one year: the number of matches of each kind, and their value. */
export function YearStatistics({ statistics }: { statistics: FriendlyStatistics }) {
  const { year, total, sumAllTermins } = statistics;
  const lines: readonly Line[] = [
    { label: 'Plaćeno', count: statistics.paid, sum: statistics.sumPaid },
    { label: 'Nije plaćeno', count: statistics.unpaid, sum: statistics.amountDue },
    { label: 'Gratis', count: statistics.free, sum: statistics.sumFree },
    { label: 'Za uslugu', count: statistics.gratisService, sum: statistics.sumGratisService },
  ];
  const columns: readonly Column<Line>[] = [
    { id: 'label', header: 'Status', phone: 'heading', cell: ({ label }) => label },
    { id: 'count', header: 'Susreta', align: 'right', phone: 'labelled', cell: ({ count }) => count, total },
    {
      id: 'sum',
      header: 'Vrijednost',
      align: 'right',
      phone: 'aside',
      cell: ({ sum }) => <Amount value={sum} />,
      total: <Amount value={sumAllTermins} />,
    },
  ];
  return (
    <>
      <Figures>
        <FigureCard label={`Uplate ${year}.`} value={statistics.sumPayments} note="uplate članova" coloured />
        <FigureCard label={`Plaćeni susreti ${year}.`} value={statistics.sumPaid} note={`${statistics.paid} plaćeno`} />
        <FigureCard label={`Dugovanja ${year}.`} value={statistics.amountDue} note={`${statistics.unpaid} neplaćeno`} />
      </Figures>
      <SummaryColumns
        list={
          <SectionCard title={`Prijateljski susreti ${year}.`} flush>
            <DataTable
              caption={`Prijateljski susreti ${year}. po statusu plaćanja`}
              captionHidden
              columns={columns}
              rows={lines}
              rowKey={({ label }) => label}
              empty=""
            />
          </SectionCard>
        }
      >
        <DayAndNight statistics={statistics} />
      </SummaryColumns>
    </>
  );
}

function DayAndNight({ statistics: { dayTime, nightTime, total } }: { statistics: FriendlyStatistics }) {
  const columns: readonly Column<{ label: string; count: number }>[] = [
    { id: 'label', header: 'Doba', phone: 'heading', cell: ({ label }) => label },
    { id: 'count', header: 'Susreta', align: 'right', phone: 'aside', cell: ({ count }) => count, total },
  ];
  return (
    <SectionCard title="Dnevni i noćni termini" flush>
      <DataTable
        caption="Dnevni i noćni termini"
        captionHidden
        columns={columns}
        rows={[
          { label: 'Dnevni', count: dayTime },
          { label: 'Noćni', count: nightTime },
        ]}
        rowKey={({ label }) => label}
        empty=""
      />
    </SectionCard>
  );
}
