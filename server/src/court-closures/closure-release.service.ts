import type { ClosureRelease, ClosureShortening } from '@club/shared/contracts/court-closures';
import { hasStarted, isOpenOn, reservationCount, slotCount, type WallClock } from '@club/shared/domain';
import { recordAction } from '../action-log';
import { keepClosed, markCancelled } from '../bookings';
import {
  type ClosureRange,
  closuresFrom,
  hiddenRules,
  isClosed,
  isHidden,
  lockCourtPlan,
  seasonsFrom,
} from '../court-plan';
import type { Tx } from '../platform/database';
import { INPUT_KEPT, isOutdated, Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { closureName, releaseMessage } from './closure-labels';
import { closureUndone, closureUnknown } from './closure-list.service';
import { closurePhase, isSameRange, isWithin } from './closure-rules';
import { closedSlots, findClosure, markUndone, updateRange } from './court-closures.repository';

const SHORTENED = 'Zatvaranje je skraćeno.';

/** With the current range, so that whoever shortens the closure can compare. */
function closureChanged({ from, to, courts, fromTime, toTime }: ClosureRange): Refusal {
  const current: ClosureRange = { from, to, courts, fromTime, toTime };
  const message = `Drugi je administrator u međuvremenu promijenio to zatvaranje. Sada: ${closureName(current)}. ${INPUT_KEPT}`;
  return new Refusal(409, 'CLOSURE_CHANGED', message, undefined, { current });
}

type FoundClosure = NonNullable<Awaited<ReturnType<typeof findClosure>>>;

export type ClosureReleases = ReturnType<typeof createClosureReleases>;

/** Undoing or shortening a closure: its slots can be booked again, the bookings that it voided stay void. */
export function createClosureReleases({ db, live, clock }: ServiceParts) {
  /**
   * The closure, locked with the court plan, as long as a part of it is in the future.
   * @param done the result if nothing is left to do, also for a closure that is past by now
   */
  const release = async <Result>(
    id: number,
    work: (tx: Tx, closure: FoundClosure, now: WallClock) => Promise<Result>,
    done: (closure: FoundClosure) => Result | undefined = () => undefined,
  ): Promise<Result> =>
    db.transaction(async (tx) => {
      await lockCourtPlan(tx);
      const closure = await findClosure(tx, id);
      if (!closure) throw closureUnknown();
      const now = clock.wallClock();
      const phase = closurePhase(closure, now);
      if (phase === 'UNDONE') throw closureUndone();
      const before = done(closure);
      if (before) return before;
      if (phase === 'PAST') throw new Refusal(409, 'CLOSURE_PAST', 'Zatvaranje je prošlo i ostaje zapisano.');
      return work(tx, closure, now);
    });

  /** Future maintenance that the closure would no longer keep; without a range all of it. */
  const releasable = async (tx: Tx, id: number, now: WallClock, range?: ClosureRange) =>
    (await closedSlots(tx, id)).filter(
      (slot) => !hasStarted(now, slot.day, slot.starts) && !(range && isClosed(range, slot)),
    );

  /**
   * How many of these slots can be booked again: not those that another closure keeps, nor those that are hidden or
   * outside every season.
   */
  const countFreed = async (
    tx: Tx,
    id: number,
    { today }: WallClock,
    slots: Awaited<ReturnType<typeof releasable>>,
  ): Promise<number> => {
    const others = (await closuresFrom(tx, today)).filter((other) => other.id !== id);
    const hidden = await hiddenRules(tx);
    const seasons = await seasonsFrom(tx, today);
    return slots.filter(
      (slot) =>
        isOpenOn(seasons, slot.day) &&
        !isHidden(hidden, slot, slot.day) &&
        !others.some((other) => isClosed(other, slot)),
    ).length;
  };

  return {
    async undo(id: number, actorId: number): Promise<ClosureRelease> {
      return release(id, async (tx, closure, now) => {
        const at = clock.now();
        const slots = await releasable(tx, id, now);
        const freed = await countFreed(tx, id, now, slots);
        for (const slot of slots) await markCancelled(tx, slot.id, { actorId, at, reason: 'Zatvaranje je poništeno' });
        await markUndone(tx, id, at);
        await keepClosed(tx, clock);
        await recordAction(tx, {
          actorId,
          at,
          action: 'Poništeno zatvaranje terena',
          subject: closureName(closure),
          before: { Razlog: closure.reason },
          after: { Oslobođeno: slotCount(freed), 'Ostaje otkazano': reservationCount(closure.voided ?? 0) },
        });
        await live.changed(tx, 'grid');
        return { message: releaseMessage('Zatvaranje je poništeno.', freed, closure.voided ?? 0), freed };
      });
    },

    /**
     * With `preview` nothing changes. A closure that has the range already is no change: the answer to the first request
     * may have been lost.
     */
    async shorten(
      id: number,
      { preview, seen, ...range }: ClosureShortening,
      actorId: number,
    ): Promise<ClosureRelease> {
      const saved = (closure: ClosureRange) =>
        isSameRange(range, closure) ? { message: SHORTENED, freed: 0 } : undefined;
      const work = async (tx: Tx, closure: FoundClosure, now: WallClock): Promise<ClosureRelease> => {
        if (isOutdated<ClosureRange>({ seen, now: closure, wanted: range }, isSameRange)) throw closureChanged(closure);
        if (!isWithin(range, closure)) {
          throw new Refusal(400, 'CLOSURE_NOT_SHORTER', 'Zatvaranje se ovdje može samo skratiti.');
        }
        const at = clock.now();
        const slots = await releasable(tx, id, now, range);
        const freed = await countFreed(tx, id, now, slots);
        const done = { message: releaseMessage(SHORTENED, freed, 0), freed };
        if (preview) return done;
        for (const slot of slots) await markCancelled(tx, slot.id, { actorId, at, reason: 'Zatvaranje je skraćeno' });
        await updateRange(tx, id, range);
        await keepClosed(tx, clock);
        await recordAction(tx, {
          actorId,
          at,
          action: 'Skraćeno zatvaranje terena',
          subject: closureName(closure),
          before: { Zatvoreno: closureName(closure) },
          after: { Zatvoreno: closureName(range), Oslobođeno: slotCount(freed) },
        });
        await live.changed(tx, 'grid');
        return done;
      };
      return release(id, work, saved);
    },
  };
}
