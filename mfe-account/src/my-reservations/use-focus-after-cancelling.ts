import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Moves the focus to the line under which the cancelled reservations are collapsed, once the row with the focus has
 * moved there: a keyboard user does not start again at the top of the page.
 * @returns a function to call with the cancelled row
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
