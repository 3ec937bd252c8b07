import type { CourtClosure, CourtClosureInput } from '@club/shared/contracts/court-closures';
import { daysBetween, reservationCount } from '@club/shared/domain';
import { recordAction } from '../action-log';
import { cellsToClose, keepClosed, voidReservations } from '../bookings';
import { type ClosureRange, courtSlots, lockCourtPlan } from '../court-plan';
import type { Clock } from '../platform/clock';
import type { Database, Handle } from '../platform/database';
import { Refusal } from '../platform/http';
import type { Live } from '../platform/live';
import { presentMembersReservation, type Range, type UpcomingBooking, upcomingBookings } from '../reservations';
import { closedMessage, closureFacts, closureName } from './closure-labels';
import { startsByCourt } from './closure-rules';
import { insertClosure, markVoided } from './court-closures.repository';

const MAX_DAYS = 62;

const bookingRange = ({ from, to, courts, fromTime, toTime }: ClosureRange): Range => ({
  from,
  to,
  courtIds: courts,
  fromTime: fromTime ?? undefined,
  beforeTime: toTime ?? undefined,
});

interface Effect {
  /** The bookings that are voided. */
  readonly found: readonly UpcomingBooking[];
  /** The free cells that are closed. */
  readonly free: readonly { readonly slotId: number }[];
}

export type CourtClosures = ReturnType<typeof createCourtClosures>;

/** Rain, a broken net, a tournament: a range of slots is closed and owners of bookings get the price back. */
export function createCourtClosures({ db, live, clock }: { db: Database; live: Live; clock: Clock }) {
  /** @throws Refusal when the closure does nothing at all */
  const effectOf = async (handle: Handle, closure: CourtClosureInput): Promise<Effect> => {
    const now = clock.wallClock();
    const found = await upcomingBookings(handle, now, bookingRange(closure));
    const free = await cellsToClose(handle, closure, now);
    if (found.length > 0 || free.length > 0) return { found, free };
    const message = 'U tom razdoblju nema što zatvoriti: termini su već zatvoreni, skriveni ili su prošli.';
    throw new Refusal(409, 'NOTHING_TO_CLOSE', message);
  };

  const preview = async (closure: CourtClosureInput): Promise<CourtClosure> => {
    const { found, free } = await effectOf(db.handle, closure);
    // Once a booking is void, its slot is closed too.
    const closing = new Set([...found, ...free].map(({ slotId }) => slotId));
    const slots = await courtSlots(db.handle);
    return {
      message: `Otkazuje se: ${reservationCount(found.length)}.`,
      voided: found.map(presentMembersReservation),
      closes: startsByCourt(slots.filter(({ id }) => closing.has(id))),
    };
  };

  return {
    /** With `preview` nothing changes. The actual closure searches for the bookings again. */
    async close(closure: CourtClosureInput, actorId: number): Promise<CourtClosure> {
      if (daysBetween(closure.from, closure.to) >= MAX_DAYS) {
        const message = `Odjednom se može zatvoriti najviše ${MAX_DAYS} dana.`;
        throw new Refusal(400, 'CLOSURE_TOO_LONG', message, { to: message });
      }
      if (closure.preview) return preview(closure);
      return db.transaction(async (tx) => {
        await lockCourtPlan(tx);
        const context = { actorId, at: clock.now() };
        const { found } = await effectOf(tx, closure);
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
          voided: taken.map(presentMembersReservation),
          closureId: id,
        };
      });
    },
  };
}
