import type { MyReservationRow } from '@club/shared/contracts/reservations';
import { MATCH_WORDS } from '@club/shared/reservation';
import { Box } from '@club/shared/ui-core';
import { Amount, type Column } from '@club/shared/ui-data';
import { PhoneOnly } from '../reservation/phone-only';
import { RESERVATION_COLUMNS } from '../reservation/reservation-columns';
import { ReservationStatus } from './reservation-status';

const { date, time, court, kind, price } = RESERVATION_COLUMNS;

/** The member's own list: no player column, for all are the member's; no total (first specification, section 2). */
export const MY_RESERVATION_COLUMNS: readonly Column<MyReservationRow>[] = [
  date,
  time,
  court,
  {
    ...kind,
    cell: (row) => (
      <span>
        {MATCH_WORDS[row.vrstaSusreta]}
        {row.protivnik && <PhoneOnly>{`, protivnik ${row.protivnik}`}</PhoneOnly>}
      </span>
    ),
  },
  { id: 'opponent', header: 'Protivnik', phone: 'hidden', cell: (row) => row.protivnik ?? '–' },
  {
    ...price,
    cell: (row) => (
      <Box component={row.cancelledAt ? 's' : 'span'} sx={{ color: row.cancelledAt ? 'text.secondary' : 'inherit' }}>
        <Amount value={row.cijena} />
      </Box>
    ),
  },
  { id: 'status', header: 'Status', cell: (row) => <ReservationStatus row={row} /> },
];
