import { type CourtSlots, clockTime, slotEnd } from '@club/shared/domain';
import type { WallClock } from '../reservations';

/** A slot on one day, or on every day. */
interface Timed {
  readonly courtId: number;
  /** `HH:mm:ss` */
  readonly starts: string;
  readonly minutes: number;
}

/** Whether a plan has a slot of a court at exactly the same time. */
const hasSlot = (courts: readonly CourtSlots[], { courtId, starts, minutes }: Timed): boolean =>
  courts.some(
    (court) => court.teren === courtId && court.minutes === minutes && court.starts.includes(clockTime(starts)),
  );

/** Bookings that would be left without a slot; those that have been played to their end need none. */
export const leftWithoutSlot = <Booked extends Timed & { readonly day: string }>(
  booked: readonly Booked[],
  courts: readonly CourtSlots[],
  now: WallClock,
): Booked[] =>
  booked.filter(
    (each) =>
      (each.day > now.today || slotEnd(each.starts, each.minutes) > clockTime(now.timeOfDay)) && !hasSlot(courts, each),
  );
