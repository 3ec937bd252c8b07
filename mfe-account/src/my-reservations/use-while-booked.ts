import type { MyReservationRow, MyReservations } from '@club/shared/contracts/bookings/reservations';
import { useQueryClient } from '@club/shared/query';
import { CANCELLED_MEANWHILE, useWhileThere } from '@club/shared/reservation';
import { usePage } from '@club/shared/ui-data';
import { keys } from '../query-keys';

/** Runs the question about a reservation of the shown page as long as it is booked. */
export function useWhileBooked({ rezervacijaId }: MyReservationRow) {
  const client = useQueryClient();
  const whileThere = useWhileThere();
  const page = keys.myReservationsPage('booked', usePage());
  const read = () => client.getQueryData<MyReservations>(page);
  return (steps: (until: AbortSignal) => Promise<unknown>): Promise<void> => {
    const before = read();
    const lost = () => {
      const now = read();
      if (!before || !now || now.content.some((row) => row.rezervacijaId === rezervacijaId)) return undefined;
      // Other reservations may have pushed it to another page: then it still counts.
      return now.totalElements < before.totalElements ? CANCELLED_MEANWHILE : undefined;
    };
    return whileThere(lost, steps);
  };
}
