import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { RESERVATION_COLUMNS } from '@club/shared/reservation-list';
import type { Column } from '@club/shared/ui-data';
import { playerName } from './reservation-labels';

/** Columns of which the lists of reservations of all members are composed. */
export const MEMBER_RESERVATION_COLUMNS = {
  ...RESERVATION_COLUMNS,
  player: { id: 'player', header: 'Igrač', phone: 'line', long: true, cell: playerName },
} as const satisfies Record<string, Column<ReservationRow>>;
