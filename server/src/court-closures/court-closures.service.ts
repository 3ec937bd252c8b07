import type { CourtClosure, CourtClosureInput } from '@club/shared/contracts/settings';
import { recordAction } from '../action-log/action-log.service';
import { hasStarted } from '../bookings/booking-rules';
import { insertReservation } from '../bookings/bookings.repository';
import { presentReservation } from '../bookings/listed-reservations';
import { bookingsIn, type Range } from '../bookings/upcoming.repository';
import { voidReservations } from '../bookings/void-reservations';
import type { Clock } from '../clock/clock';
import { dayAfter, daysBetween } from '../clock/day-rules';
import type { Database, Tx } from '../database/database';
import type { Live } from '../live/live';
import { Refusal } from '../problems/refusal';
import { lockCourtPlan } from '../seasons/court-plan-lock';
import { courtSlots, hiddenRules } from '../seasons/seasons.repository';
import { isHidden } from '../seasons/slot-rules';
import { countedReservations } from '../words/counted';
import { closureFacts, closureName } from './closure-words';

const LONGEST_DAYS = 62;

const rangeOf = ({ from, to, courts, fromTime, toTime }: CourtClosureInput): Range => ({
  from,
  to,
  courtIds: courts,
  fromTime: fromTime ?? undefined,
  beforeTime: toTime ?? undefined,
});

/** Rain, a broken net, a tournament: a range of slots is closed and whoever had one of them gets the price back. */
export type CourtClosures = ReturnType<typeof createCourtClosures>;

export function createCourtClosures({ db, live, clock }: { db: Database; live: Live; clock: Clock }) {
  /** What is still ahead turns into maintenance, so that nobody books it again while it rains. */
  const occupy = async (tx: Tx, closure: CourtClosureInput, actorId: number): Promise<void> => {
    const { courtIds = [], fromTime = '00:00', beforeTime = '24:00' } = rangeOf(closure);
    const hidden = await hiddenRules(tx);
    const now = { today: clock.today(), timeOfDay: clock.timeOfDay() };
    const slots = (await courtSlots(tx)).filter(
      ({ courtId, starts }) => courtIds.includes(courtId) && starts >= fromTime && starts < beforeTime,
    );
    for (let day = closure.from; day <= closure.to; day = dayAfter(day, 1)) {
      for (const slot of slots) {
        if (hasStarted(now, day, slot.starts) || isHidden(hidden, slot, day)) continue;
        // One that is in maintenance already stays as it is: the unique index says so.
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
        });
      }
    }
  };

  return {
    /** With `preview` nothing changes. The bookings are looked for anew when it is done in earnest. */
    async close(closure: CourtClosureInput, actorId: number): Promise<CourtClosure> {
      if (daysBetween(closure.from, closure.to) >= LONGEST_DAYS) {
        const message = `Odjednom se može zatvoriti najviše ${LONGEST_DAYS} dana.`;
        throw new Refusal(400, 'CLOSURE_TOO_LONG', message, { to: message });
      }
      if (closure.preview) {
        const found = await bookingsIn(db.handle, rangeOf(closure));
        return { message: `Otkazuje se: ${countedReservations(found.length)}.`, voided: found.map(presentReservation) };
      }
      return db.transaction(async (tx) => {
        await lockCourtPlan(tx);
        const doing = { actorId, at: clock.now() };
        const found = await bookingsIn(tx, rangeOf(closure));
        await recordAction(tx, {
          ...doing,
          action: 'Zatvaranje terena',
          subject: closureName(closure),
          after: closureFacts(closure, found.length),
        });
        await voidReservations(
          tx,
          live,
          found.map(({ id }) => id),
          { ...doing, reason: closure.reason },
        );
        await occupy(tx, closure, actorId);
        await live.changed(tx, 'grid');
        return {
          message: `Teren je zatvoren. Otkazano: ${countedReservations(found.length)}.`,
          voided: found.map(presentReservation),
        };
      });
    },
  };
}
