import type { MyReservationRow, MyReservations } from '@club/shared/contracts/bookings/reservations';
import { useQueryClient } from '@club/shared/query';
import { CANCELLED_MEANWHILE, useWhileThere } from '@club/shared/reservation';
import { usePage } from '@club/shared/ui-data';
import { keys } from '../query-keys';

/** Runs the steps of a question about a reservation on the current page as long as it is booked. */
export function useWhileBooked({ rezervacijaId }: MyReservationRow) {
  const client = useQueryClient();
  const whileThere = useWhileThere();
  const page = usePage();
  const read = () => client.getQueryData<MyReservations>(keys.myReservationsPage('booked', page));
  const indexIn = ({ content }: MyReservations) => content.findIndex((row) => row.rezervacijaId === rezervacijaId);
  return (steps: (until: AbortSignal) => Promise<unknown>): Promise<void> => {
    const before = read();
    const lost = () => {
      const now = read();
      if (!before || !now || indexIn(now) >= 0) return undefined;
      // It may still be booked: newer reservations may have pushed it to the next page, or cancellations pulled it to the
      // previous one.
      const fewer = before.totalElements - now.totalElements;
      const mayBeBefore = page > 1 && indexIn(before) < fewer;
      return fewer > 0 && !mayBeBefore ? CANCELLED_MEANWHILE : undefined;
    };
    return whileThere(lost, steps);
  };
}
