import type { CourtClosure, CourtClosureInput } from '@club/shared/contracts/court-closures';
import { daysBetween, reservationCount } from '@club/shared/domain';
import { recordAction } from '../action-log';
import { cellsToClose, keepClosed, voidReservations } from '../bookings';
import type { Clock } from '../platform/clock';
import type { Database, Handle } from '../platform/database';
import { Refusal } from '../platform/http';
import type { Live } from '../platform/live';
import { presentReservation, type Range, type UpcomingBooking, upcomingBookings } from '../reservations';
import { type ClosureRange, lockCourtPlan } from '../seasons';
import { closedMessage, closureFacts, closureName } from './closure-labels';
import { insertClosure, markVoided } from './court-closures.repository';

const MAX_DAYS = 62;

const bookingRange = ({ from, to, courts, fromTime, toTime }: ClosureRange): Range => ({
  from,
  to,
  courtIds: courts,
  fromTime: fromTime ?? undefined,
  beforeTime: toTime ?? undefined,
});

export type CourtClosures = ReturnType<typeof createCourtClosures>;

/** Rain, a broken net, a tournament: a range of slots is closed and owners of bookings get the price back. */
export function createCourtClosures({ db, live, clock }: { db: Database; live: Live; clock: Clock }) {
  /** The bookings that the closure voids. @throws Refusal when it does nothing at all */
  const bookingsInTheWay = async (handle: Handle, closure: CourtClosureInput): Promise<UpcomingBooking[]> => {
    const now = clock.wallClock();
    const found = await upcomingBookings(handle, now, bookingRange(closure));
    if (found.length > 0 || (await cellsToClose(handle, closure, now)).length > 0) return found;
    const message = 'U tom razdoblju nema što zatvoriti: termini su već zatvoreni, skriveni ili su prošli.';
    throw new Refusal(409, 'NOTHING_TO_CLOSE', message);
  };

  return {
    /** With `preview` nothing changes. The actual closure searches for the bookings again. */
    async close(closure: CourtClosureInput, actorId: number): Promise<CourtClosure> {
      if (daysBetween(closure.from, closure.to) >= MAX_DAYS) {
        const message = `Odjednom se može zatvoriti najviše ${MAX_DAYS} dana.`;
        throw new Refusal(400, 'CLOSURE_TOO_LONG', message, { to: message });
      }
      if (closure.preview) {
        const found = await bookingsInTheWay(db.handle, closure);
        return { message: `Otkazuje se: ${reservationCount(found.length)}.`, voided: found.map(presentReservation) };
      }
      return db.transaction(async (tx) => {
        await lockCourtPlan(tx);
        const context = { actorId, at: clock.now() };
        const found = await bookingsInTheWay(tx, closure);
        const id = await insertClosure(tx, closure, context);
        const voided = await voidReservations(
          tx,
          live,
          found.map((booking) => booking.id),
          { ...context, reason: closure.reason, cause: 'COURT_CLOSED' },
        );
        const ids = voided.map((booking) => booking.id);
        // Not those that their members have cancelled since they were found.
        const taken = found.filter((booking) => ids.includes(booking.id));
        await recordAction(tx, {
          ...context,
          action: 'Zatvaranje terena',
          subject: closureName(closure),
          after: closureFacts(closure.reason, taken),
        });
        await markVoided(tx, id, ids);
        // Slots that are still ahead become maintenance, so that nobody books them again while it rains.
        await keepClosed(tx, clock);
        await live.changed(tx, 'grid');
        return {
          message: `${closedMessage(closure)} Otkazano: ${reservationCount(taken.length)}.`,
          voided: taken.map(presentReservation),
          closureId: id,
        };
      });
    },
  };
}
