import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { useMutation, useQueryClient } from '@club/shared/query';
import { cancelReservation } from '@club/shared/reservation';
import { keys } from '../query-keys';

export interface Cancellation {
  readonly query: NonNullable<MyReservationRow['cancel']>;
  readonly key: string;
}

/** Cancels one of the member's reservations; returns the server's message. */
export function useCancelReservation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ query, key }: Cancellation) => (await cancelReservation(query, key)).message,
    // Also after a refusal, which means that the displayed data are outdated.
    onSettled: () => {
      for (const queryKey of [keys.myReservations, keys.account]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}
