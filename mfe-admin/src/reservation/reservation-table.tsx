import type { ReservationRow } from '@club/shared/contracts/reservations';
import { Amount, type Column, DataTable } from '@club/shared/ui-data';
import { RESERVATION_COLUMNS } from './reservation-columns';
import { isCharged, sumOf } from './reservation-words';

const { date, time, court, player } = RESERVATION_COLUMNS;

interface ReservationTableProps {
  caption: string;
  rows: readonly ReservationRow[];
  empty: string;
}

/** Reservations that a change takes away, with what goes back to the players: not every price was charged. */
export function ReservationTable({ caption, rows, empty }: ReservationTableProps) {
  const back: Column<ReservationRow> = {
    id: 'back',
    header: 'Vraća se',
    align: 'right',
    cell: (row) => {
      if (row.statusPlacanja === 'USER_FAVOR') return '1 gratis';
      return isCharged(row) ? <Amount value={row.cijena} /> : '–';
    },
    total: <Amount value={sumOf(rows.filter(isCharged).map(({ cijena }) => cijena))} />,
  };
  const columns: readonly Column<ReservationRow>[] = [date, time, court, player, back];
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={(row) => row.rezervacijaId}
      empty={empty}
    />
  );
}
