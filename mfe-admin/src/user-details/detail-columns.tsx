import type { DetailReservation } from '@club/shared/contracts/members';
import { PaymentChip } from '@club/shared/reservation';
import { Box } from '@club/shared/ui-core';
import { Amount, type Column } from '@club/shared/ui-data';
import { RESERVATION_COLUMNS } from '../reservation/reservation-columns';
import { sumOf } from '../reservation/reservation-words';
import { StatusButton } from './status-button';
import { changeOf } from './status-change';

const { date, time, court, kind, price } = RESERVATION_COLUMNS;

const status: Column<DetailReservation> = {
  id: 'status',
  header: 'Status',
  cell: (row) => {
    const change = changeOf(row.statusPlacanja);
    return (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PaymentChip status={row.statusPlacanja} />
        {change && <StatusButton reservation={row} change={change} />}
      </Box>
    );
  },
};

const opponent: Column<DetailReservation> = {
  id: 'opponent',
  header: 'Protivnik',
  cell: (row) => row.protivnik ?? '–',
};

const reason: Column<DetailReservation> = {
  id: 'reason',
  header: 'Razlog',
  cell: (row) => row.razlog ?? '–',
};

/** @param rows the whole list, for the total; the table shows a page of it */
export function detailColumns(rows: readonly DetailReservation[]): readonly Column<DetailReservation>[] {
  const total = <Amount value={sumOf(rows.map(({ cijena }) => cijena))} />;
  const withOpponent = rows.some(({ protivnik }) => protivnik !== null);
  // What the club took for itself is no match of any kind: there the reason tells the rows apart.
  const what = rows.some(({ razlog }) => razlog !== null) ? reason : kind;
  return [date, time, court, what, ...(withOpponent ? [opponent] : []), { ...price, total }, status];
}
