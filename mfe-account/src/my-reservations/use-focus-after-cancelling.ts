import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Moves the focus to the line that the cancelled reservations are folded under, once the row that had it has gone
 * there: whoever works by keyboard does not begin again at the top of the page.
 * @returns what to call with the row that was cancelled
 */
export function useFocusAfterCancelling(
  rows: readonly MyReservationRow[] | undefined,
  line: RefObject<HTMLElement | null>,
) {
  const [cancelled, setCancelled] = useState<number>();
  useEffect(() => {
    if (cancelled === undefined || !rows || rows.some(({ rezervacijaId }) => rezervacijaId === cancelled)) return;
    line.current?.focus();
    setCancelled(undefined);
  }, [cancelled, rows, line]);
  return ({ rezervacijaId }: MyReservationRow) => setCancelled(rezervacijaId);
}
