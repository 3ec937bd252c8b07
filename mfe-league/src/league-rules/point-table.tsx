import { type Column, DataTable } from '@club/shared/ui-data';

interface Outcome {
  readonly outcome: string;
  readonly winner: string;
  readonly loser: string;
}

const OUTCOMES: readonly Outcome[] = [
  { outcome: 'Pobjeda 2:0', winner: '3 + 1 = 4 boda', loser: '0 + 1 = 1 bod' },
  { outcome: 'Pobjeda 2:1', winner: '2 + 1 = 3 boda', loser: '1 + 1 = 2 boda' },
  { outcome: 'Prekid bez pobjednika', winner: 'osvojeni setovi + 1', loser: 'osvojeni setovi + 1' },
  { outcome: 'Predaja prije meča', winner: '4 boda', loser: '0 bodova' },
  { outcome: 'Neodigran meč', winner: '0 bodova', loser: '0 bodova' },
];

const COLUMNS: readonly Column<Outcome>[] = [
  { id: 'outcome', header: 'Ishod meča', phone: 'heading', cell: (row) => row.outcome },
  { id: 'winner', header: 'Pobjednik', cell: (row) => row.winner },
  { id: 'loser', header: 'Protivnik', cell: (row) => row.loser },
];

/** The points of a match (second specification, section 9). */
export function PointTable() {
  return (
    <DataTable
      caption="Bodovi po ishodu meča"
      captionHidden
      columns={COLUMNS}
      rows={OUTCOMES}
      rowKey={(row) => row.outcome}
      empty={null}
    />
  );
}
