import type { ClosurePhase, CourtClosure } from '@club/shared/contracts/court-closures';
import { clockTime, type WallClock } from '@club/shared/domain';
import { type ClosureRange, type CourtSlot, closedHours } from '../court-plan';

/** Whether one range closes nothing beyond another. */
export function isWithin(inner: ClosureRange, outer: ClosureRange): boolean {
  const begins = (range: ClosureRange) => clockTime(closedHours(range).begins);
  const ends = (range: ClosureRange) => clockTime(closedHours(range).ends);
  return (
    outer.from <= inner.from &&
    inner.to <= outer.to &&
    begins(outer) <= begins(inner) &&
    ends(inner) <= ends(outer) &&
    inner.courts.every((court) => outer.courts.includes(court))
  );
}

/** Whether two ranges close the same. */
export const isSameRange = (one: ClosureRange, other: ClosureRange): boolean =>
  isWithin(one, other) && isWithin(other, one);

interface ReasonedRange extends ClosureRange {
  readonly reason: string;
}

export const isSameClosure = (one: ReasonedRange, other: ReasonedRange): boolean =>
  one.reason === other.reason && isSameRange(one, other);

/** The starts of slots, ascending, by court. */
export function startsByCourt(slots: readonly CourtSlot[]): NonNullable<CourtClosure['closes']> {
  const courts = [...new Set(slots.map(({ courtId }) => courtId))].sort();
  return courts.map((teren) => {
    const own = slots.filter(({ courtId }) => courtId === teren);
    return { teren, starts: own.map(({ starts }) => clockTime(starts)).sort() };
  });
}

/** The phase of a closure by date; an undone closure has its own phase. */
export function closurePhase(closure: ClosureRange & { readonly undoneAt: Date | null }, now: WallClock): ClosurePhase {
  if (closure.undoneAt) return 'UNDONE';
  const { begins, ends } = closedHours(closure);
  const moment = `${now.today} ${now.timeOfDay}`;
  if (moment < `${closure.from} ${begins}`) return 'COMING';
  return moment < `${closure.to} ${ends}` ? 'RUNNING' : 'PAST';
}
