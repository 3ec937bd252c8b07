import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { RESERVATION_COLUMNS } from '@club/shared/reservation-list';
import { Amount, type Column } from '@club/shared/ui-data';
import { playerName } from './reservation-labels';

/** Columns of which the lists of reservations of all members are composed. */
export const MEMBER_RESERVATION_COLUMNS = {
  ...RESERVATION_COLUMNS,
  price: {
    ...RESERVATION_COLUMNS.price,
    // The league's fee covers it (resolution 6): 'Besplatno' and a price would contradict each other.
    cell: (row) => (row.statusPlacanja === 'FREE' ? '–' : <Amount value={row.cijena} />),
  },
  player: { id: 'player', header: 'Igrač', phone: 'line', long: true, cell: playerName },
} as const satisfies Record<string, Column<ReservationRow>>;
