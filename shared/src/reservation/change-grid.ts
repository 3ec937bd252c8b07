import type { CancelReservation } from '@club/shared/contracts/bookings/booking-requests';
import { GridChange } from '@club/shared/contracts/bookings/grid';
import type { bookingFacts } from '@club/shared/domain';
import { answerBody, http, keyed } from '@club/shared/http';

type Parts = { readonly json: object } | { readonly searchParams: Record<string, string | number> };

/**
 * A call that changes the grid.
 * @param key generated once per confirmed user action: a second attempt after a lost response does not change anything twice
 * @returns the server's message and the current grid
 */
export async function changeGrid(
  method: 'post' | 'delete',
  path: string,
  key: string,
  parts: Parts,
): Promise<GridChange> {
  const call = http(path, { method, ...keyed(key), ...parts });
  return answerBody(GridChange, call);
}

/** Cancels a reservation: DELETE /cancel-reservation. */
export const cancelReservation = (query: CancelReservation, key: string): Promise<GridChange> =>
  changeGrid('delete', 'cancel-reservation', key, { searchParams: query });

/** Why it can no longer be cancelled. */
export const CANCELLED_MEANWHILE = 'Vaša je rezervacija u međuvremenu otkazana.';

/** The confirmation to ask before cancelling. */
export const cancelQuestion = ({ date, time, price }: ReturnType<typeof bookingFacts>, lines: readonly string[]) =>
  ({
    title: 'Jeste li sigurni da želite otkazati termin?',
    facts: [date, time, price],
    lines,
    confirm: 'Otkaži termin',
    tone: 'danger',
  }) as const;
