import type { ReservationRow } from '@club/shared/contracts/reservations';
import { Amount, type Column, DataTable } from '@club/shared/ui-data';
import { RESERVATION_COLUMNS } from './reservation-columns';
import { sumOf } from './reservation-words';

const { date, time, court, player, price } = RESERVATION_COLUMNS;

interface ReservationTableProps {
  caption: string;
  rows: readonly ReservationRow[];
  empty: string;
}

/** Reservations that a change takes away, with what goes back to the players. */
export function ReservationTable({ caption, rows, empty }: ReservationTableProps) {
  const total = <Amount value={sumOf(rows.map(({ cijena }) => cijena))} />;
  const columns: readonly Column<ReservationRow>[] = [date, time, court, player, { ...price, total }];
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
