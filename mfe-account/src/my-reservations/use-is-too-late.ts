import { useClubDay } from '@club/shared/club-day';
import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { isTooLateToCancel, timeOfDay, zagrebDate } from '@club/shared/domain';

/** Whether the club's rule no longer allows cancelling a reservation; the server decides. */
export function useIsTooLate({ datumRezerviranja: date, vrijemeTermina: starts }: MyReservationRow): boolean {
  const { data } = useClubDay();
  if (!data) return false;
  const moment = { date: zagrebDate(data.now), time: timeOfDay(data.now) };
  return isTooLateToCancel(moment, { date, starts }, data.fairUse?.cancelHours ?? null);
}
