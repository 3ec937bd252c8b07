import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { Amount, type Column, DataTable } from '@club/shared/ui-data';
import { formatRefund, refundOf } from './refund';
import { MEMBER_RESERVATION_COLUMNS } from './reservation-columns';

const { date, time, court, player, price, status } = MEMBER_RESERVATION_COLUMNS;
const keyOf = (row: ReservationRow) => row.rezervacijaId;

interface VoidedTablesProps {
  rows: readonly ReservationRow[];
  empty: string;
}

/** Reservations that a change voids: the paid ones, with the refund, separate from all others. */
export function VoidedTables({ rows, empty }: VoidedTablesProps) {
  const refund = refundOf(rows);
  const back: Column<ReservationRow> = {
    id: 'back',
    header: 'Vraća se',
    align: 'right',
    phone: 'aside',
    cell: (row) => (row.statusPlacanja === 'USER_FAVOR' ? '1 gratis' : <Amount value={row.cijena} />),
    total: formatRefund(refund),
  };
  const hasBoth = refund.returned.length > 0 && refund.rest.length > 0;
  return (
    <>
      {(refund.returned.length > 0 || rows.length === 0) && (
        <DataTable
          caption="Plaćeno: vraća se igračima"
          captionHidden={!hasBoth}
          columns={[date, time, court, player, back]}
          rows={refund.returned}
          rowKey={keyOf}
          empty={empty}
        />
      )}
      {refund.rest.length > 0 && (
        <DataTable
          caption="Neplaćeno i besplatno: ništa se ne vraća"
          columns={[date, time, court, player, price, status]}
          rows={refund.rest}
          rowKey={keyOf}
          empty=""
        />
      )}
    </>
  );
}
