import { hasStarted, type WallClock } from '@club/shared/domain';
import type { Played } from './calendar-feed.repository';

/**
 * The bookings that a calendar shows. One that is missing disappears from calendars that are subscribed to: they replace
 * what they have. A cancelled one is shown, as cancelled, only while it is still to come, so that a member who looks there
 * before leaving learns of it: several programs show it like a valid one, and they would pile up. It is left out if the
 * member has booked the slot again.
 * @param newestFirst of each slot the latest one first
 */
export function shownBookings(newestFirst: readonly Played[], now: WallClock): Played[] {
  const slots = new Set<string>();
  return newestFirst.filter(({ day, starts, courtId, cancelledAt }) => {
    if (cancelledAt && hasStarted(now, day, starts)) return false;
    const slot = `${day} ${starts} ${courtId}`;
    const isLatest = !slots.has(slot);
    slots.add(slot);
    return isLatest;
  });
}
