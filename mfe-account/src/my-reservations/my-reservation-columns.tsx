import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { RESERVATION_COLUMNS } from '@club/shared/reservation-list';
import { Box, usePhone } from '@club/shared/ui-core';
import { Amount, type Column } from '@club/shared/ui-data';
import { CancelledStatus } from './cancelled-status';
import { Cancelling } from './cancelling';

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

/**
 * The columns without the player, because all rows are the member's, and without a total (first specification, section
 * 2).
 */
export const ACTIVE_COLUMNS: readonly Column<MyReservationRow>[] = [
  ...WHAT,
  {
    ...price,
    // 'Besplatno' and a price would contradict each other.
    cell: (row) => (row.statusPlacanja === 'FREE' ? '–' : <Amount value={row.cijena} />),
  },
  status,
  { id: 'cancel', header: 'Otkazivanje', actions: true, cell: (row) => <Cancelling row={row} /> },
];

/** For a cancelled reservation the price is the one it would have had. */
export const CANCELLED_COLUMNS: readonly Column<MyReservationRow>[] = [
  ...WHAT,
  {
    ...price,
    cell: (row) =>
      row.statusPlacanja === 'FREE' ? (
        '–'
      ) : (
        <Box component="s" sx={{ color: 'text.secondary' }}>
          <Amount value={row.cijena} />
        </Box>
      ),
  },
  { ...status, cell: (row) => <CancelledStatus row={row} /> },
];
