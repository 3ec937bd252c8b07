import type { CourtClosure, CourtClosureInput } from '@club/shared/contracts/court-closures';
import { daysBetween, reservationCount } from '@club/shared/domain';
import { refuseUsedKey } from '../accounts';
import { recordAction } from '../action-log';
import { cellsToClose, keepClosed, voidedFacts, voidReservations } from '../bookings';
import { type ClosureRange, courtSlots, lockCourtPlan } from '../court-plan';
import type { Handle, Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import {
  presentMembersReservation,
  type UpcomingBooking,
  type UpcomingFilter,
  upcomingBookings,
} from '../reservations';
import { closedMessage, closureName } from './closure-labels';
import { closureUndone } from './closure-list.service';
import { isSameClosure, startsByCourt } from './closure-rules';
import {
  type ClosureRow,
  findClosureByKey,
  insertClosure,
  markVoided,
  voidedBookings,
} from './court-closures.repository';

const MAX_DAYS = 62;

const bookingRange = ({ from, to, courts, fromTime, toTime }: ClosureRange): UpcomingFilter => ({
  from,
  to,
  courtIds: courts,
  fromTime: fromTime ?? undefined,
  beforeTime: toTime ?? undefined,
});

type MembersReservation = Parameters<typeof presentMembersReservation>[0];

interface Effect {
  /** The bookings that are voided. */
  readonly found: readonly UpcomingBooking[];
  /** The free cells that are closed. */
  readonly free: readonly { readonly slotId: number }[];
}

export type CourtClosures = ReturnType<typeof createCourtClosures>;

/** Rain, a broken net, a tournament: a range of slots is closed and owners of bookings get the price back. */
export function createCourtClosures({ db, live, clock }: ServiceParts) {
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

  const answerOf = (id: number, closure: ClosureRange, voided: readonly MembersReservation[]): CourtClosure => ({
    message: `${closedMessage(closure)} Otkazano: ${reservationCount(voided.length)}.`,
    voided: voided.map(presentMembersReservation),
    closureId: id,
  });

  const repeated = async (tx: Tx, made: ClosureRow, wanted: CourtClosureInput): Promise<CourtClosure> => {
    if (!isSameClosure(made, wanted)) {
      const message = 'Prvi je pokušaj već zapisan, s drugim podacima. Provjerite popis zatvaranja.';
      throw new Refusal(409, 'KEY_REUSED', message);
    }
    if (made.undoneAt) throw closureUndone();
    return answerOf(made.id, made, await voidedBookings(tx, made.id));
  };

  return {
    /**
     * With `preview` nothing changes. The actual closure searches for the bookings again.
     * @param key created once per question: a repeated request answers with the closure that the first one has made
     * @throws Refusal 409 `KEY_REUSED` when that closed something else, `CLOSURE_UNDONE` when it was taken back since
     */
    async close(closure: CourtClosureInput, actorId: number, key?: string): Promise<CourtClosure> {
      if (daysBetween(closure.from, closure.to) >= MAX_DAYS) {
        const message = `Odjednom se može zatvoriti najviše ${MAX_DAYS} dana.`;
        throw new Refusal(400, 'CLOSURE_TOO_LONG', message, { to: message });
      }
      if (closure.preview) return preview(closure);
      return db.transaction(async (tx) => {
        await lockCourtPlan(tx);
        // Without the actor's account: closures run one after another already, and the accounts of the owners are locked
        // below, in the order of their ids.
        await refuseUsedKey(tx, { actorId, key }, 'CLOSURE');
        const made = key && (await findClosureByKey(tx, actorId, key));
        if (made) return repeated(tx, made, closure);
        const context = { actorId, at: clock.now() };
        const { found } = await effectOf(tx, closure);
        const id = await insertClosure(tx, closure, { ...context, key });
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
          after: { Razlog: closure.reason, ...voidedFacts(voided, found) },
        });
        await markVoided(tx, id, ids);
        // Slots that are still ahead become maintenance, so that nobody books them again while it rains.
        await keepClosed(tx, clock);
        await live.changed(tx, 'grid');
        return answerOf(id, closure, taken);
      });
    },
  };
}
