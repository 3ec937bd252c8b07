import type { CourtClosure, CourtClosureInput } from '@club/shared/contracts/court-closures';
import { datesBetween, daysBetween, reservationCount } from '@club/shared/domain';
import { recordAction } from '../action-log';
import { insertReservation, voidReservations } from '../bookings';
import type { Clock } from '../platform/clock';
import type { Database, Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { Live } from '../platform/live';
import { bookingsIn, hasStarted, presentReservation, type Range } from '../reservations';
import { courtSlots, hiddenRules, isHidden, lockCourtPlan } from '../seasons';
import { closureFacts, closureName } from './closure-labels';
import { type ClosureRange, isClosed } from './closure-rules';
import { insertClosure, markVoided } from './court-closures.repository';

const LONGEST_DAYS = 62;

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
  /** Future slots become maintenance, so that they cannot be booked again meanwhile. */
  const occupy = async (tx: Tx, id: number, closure: CourtClosureInput, actorId: number): Promise<void> => {
    const hidden = await hiddenRules(tx);
    const now = { today: clock.today(), timeOfDay: clock.timeOfDay() };
    const slots = await courtSlots(tx);
    for (const day of datesBetween(closure.from, closure.to)) {
      for (const slot of slots) {
        if (!isClosed(closure, { day, ...slot })) continue;
        if (hasStarted(now, day, slot.starts) || isHidden(hidden, slot, day)) continue;
        // A slot that is already in maintenance is not changed: the unique index decides.
        await insertReservation(tx, {
          slot_id: slot.id,
          day,
          member_id: actorId,
          kind: 'MAINTENANCE',
          opponent: null,
          reason: closure.reason,
          price_cents: 0,
          payment_status: 'INTERNAL',
          created_at: clock.now(),
          idempotency_key: null,
          closure_id: id,
        });
      }
    }
  };

  return {
    /** With `preview` nothing changes. The actual closure searches for the bookings again. */
    async close(closure: CourtClosureInput, actorId: number): Promise<CourtClosure> {
      if (daysBetween(closure.from, closure.to) >= LONGEST_DAYS) {
        const message = `Odjednom se može zatvoriti najviše ${LONGEST_DAYS} dana.`;
        throw new Refusal(400, 'CLOSURE_TOO_LONG', message, { to: message });
      }
      if (closure.preview) {
        const found = await bookingsIn(db.handle, bookingRange(closure));
        return { message: `Otkazuje se: ${reservationCount(found.length)}.`, voided: found.map(presentReservation) };
      }
      return db.transaction(async (tx) => {
        await lockCourtPlan(tx);
        const context = { actorId, at: clock.now() };
        const found = await bookingsIn(tx, bookingRange(closure));
        await recordAction(tx, {
          ...context,
          action: 'Zatvaranje terena',
          subject: closureName(closure),
          after: closureFacts(closure.reason, found),
        });
        const id = await insertClosure(tx, closure, context);
        const voided = await voidReservations(
          tx,
          live,
          found.map((booking) => booking.id),
          { ...context, reason: closure.reason, cause: 'COURT_CLOSED' },
        );
        await markVoided(
          tx,
          id,
          voided.map((booking) => booking.id),
        );
        await occupy(tx, id, closure, actorId);
        await live.changed(tx, 'grid');
        return {
          message: `Teren je zatvoren. Otkazano: ${reservationCount(found.length)}.`,
          voided: found.map(presentReservation),
        };
      });
    },
  };
}
