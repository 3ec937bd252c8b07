import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { RESERVATION_COLUMNS } from '@club/shared/reservation-list';
import { Box, usePhone } from '@club/shared/ui-core';
import { Amount, type Column } from '@club/shared/ui-data';
import { CancelCell } from './cancel-cell';
import { CancelledStatus } from './cancelled-status';

const { date, time, court, kind, price, status } = RESERVATION_COLUMNS;

const WHAT: readonly Column<MyReservationRow>[] = [
  date,
  time,
  court,
  kind,
  { id: 'opponent', header: 'Protivnik', phone: 'note', long: true, cell: (row) => <Opponent name={row.protivnik} /> },
];

/** Only league matches have one: on a phone, where it is not a column to be filled, friendly ones show nothing. */
function Opponent({ name }: { name: string | null }) {
  const isPhone = usePhone();
  return name ?? (isPhone ? null : '–');
}

/** `Besplatno` and a price would contradict each other. Of a cancelled reservation it is the price it would have had. */
function Price({ row }: { row: MyReservationRow }) {
  if (row.statusPlacanja === 'FREE') return '–';
  if (row.cancelledAt === null) return <Amount value={row.cijena} />;
  return (
    <Box component="s" sx={{ color: 'text.secondary' }}>
      <Amount value={row.cijena} />
    </Box>
  );
}

/**
 * The columns without the player, because all rows are the member's, and without a total (first specification, section
 * 2).
 */
export const CANCELLED_COLUMNS: readonly Column<MyReservationRow>[] = [
  ...WHAT,
  { ...price, cell: (row) => <Price row={row} /> },
  { ...status, cell: (row) => (row.cancelledAt === null ? status.cell(row) : <CancelledStatus row={row} />) },
];

/** An older server lists the cancelled reservations among the others. */
export const ACTIVE_COLUMNS: readonly Column<MyReservationRow>[] = [
  ...CANCELLED_COLUMNS,
  { id: 'cancel', header: 'Otkazivanje', actions: true, cell: (row) => <CancelCell row={row} /> },
];
