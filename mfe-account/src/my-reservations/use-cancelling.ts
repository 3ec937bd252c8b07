import { useClubDay, useWallClock } from '@club/shared/club-day';
import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { hasStarted, isTooLateToCancel } from '@club/shared/domain';

/**
 * Whether a reservation can be cancelled now, on a page that may have been open for long: `late` by the club's rule, `none`
 * once it has started. The server decides.
 */
export function useCancelling({ cancel, datumRezerviranja: date, vrijemeTermina: starts }: MyReservationRow) {
  const hours = useClubDay().data?.fairUse?.cancelHours ?? null;
  const now = useWallClock();
  if (!cancel || (now && hasStarted(now, date, starts))) return 'none';
  return now && isTooLateToCancel(now, { date, starts }, hours) ? 'late' : 'allowed';
}
