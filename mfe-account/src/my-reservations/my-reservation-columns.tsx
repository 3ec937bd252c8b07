import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { MATCH_LABELS } from '@club/shared/domain';
import { Box, styled } from '@club/shared/ui-core';
import { Amount, type Column } from '@club/shared/ui-data';
import { PhoneOnly } from '../reservation/phone-only';
import { RESERVATION_COLUMNS } from '../reservation/reservation-columns';
import { ActiveStatus } from './active-status';
import { CancelledStatus } from './cancelled-status';

const { date, time, court, kind, price } = RESERVATION_COLUMNS;

/** In a stack a long name wraps to a second line, which is aligned with the end of the first. */
const Kind = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { textAlign: 'end' } }));

const WHAT: readonly Column<MyReservationRow>[] = [
  date,
  time,
  court,
  {
    ...kind,
    cell: (row) => (
      <Kind>
        {MATCH_LABELS[row.vrstaSusreta]}
        {row.protivnik && <PhoneOnly>{`, protivnik ${row.protivnik}`}</PhoneOnly>}
      </Kind>
    ),
  },
  { id: 'opponent', header: 'Protivnik', phone: 'hidden', long: true, cell: (row) => row.protivnik ?? '–' },
];

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
  { id: 'status', header: 'Status', cell: (row) => <ActiveStatus row={row} /> },
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
  { id: 'status', header: 'Status', cell: (row) => <CancelledStatus row={row} /> },
];
