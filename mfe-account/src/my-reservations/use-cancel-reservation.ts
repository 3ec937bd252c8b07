import { GridChange } from '@club/shared/contracts/bookings';
import type { MyReservationRow } from '@club/shared/contracts/reservations';
import { answer, http } from '@club/shared/http';
import { useMutation, useQueryClient } from '@club/shared/query';
import { keys } from '../query-keys';

export type CancelQuery = NonNullable<MyReservationRow['cancel']>;

/** Cancels an own reservation; answers the server's words. */
export function useCancelReservation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (searchParams: CancelQuery) => {
      const { body } = await answer(GridChange, http.delete('cancel-reservation', { searchParams }));
      return body.message;
    },
    // After a refusal too: it says that what stands here is old.
    onSettled: () => {
      for (const queryKey of [keys.myReservations, keys.account, keys.grids]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}
