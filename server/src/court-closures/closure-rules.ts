import type { ClosurePhase } from '@club/shared/contracts/court-closures';

/** The closed slots: days are inclusive, `toTime` is the first start that is not closed; null: the whole day. */
export interface ClosureRange {
  readonly from: string;
  readonly to: string;
  readonly courts: readonly number[];
  readonly fromTime: string | null;
  readonly toTime: string | null;
}

interface ClosedSlot {
  readonly day: string;
  readonly starts: string;
  readonly courtId: number;
}

const DAY_BEGINS = '00:00';
const DAY_ENDS = '24:00';

/** Whether a slot is in the range. */
export function isClosed(range: ClosureRange, { day, starts, courtId }: ClosedSlot): boolean {
  const { from, to, courts, fromTime, toTime } = range;
  const inTime = starts >= (fromTime ?? DAY_BEGINS) && starts < (toTime ?? DAY_ENDS);
  return from <= day && day <= to && inTime && courts.includes(courtId);
}

/** Whether one range closes nothing beyond another. */
export function isWithin(inner: ClosureRange, outer: ClosureRange): boolean {
  const begins = (range: ClosureRange) => (range.fromTime ?? DAY_BEGINS).slice(0, 5);
  const ends = (range: ClosureRange) => (range.toTime ?? DAY_ENDS).slice(0, 5);
  return (
    outer.from <= inner.from &&
    inner.to <= outer.to &&
    begins(outer) <= begins(inner) &&
    ends(inner) <= ends(outer) &&
    inner.courts.every((court) => outer.courts.includes(court))
  );
}

/** The phase of a closure by date; an undone closure has its own phase. */
export function closurePhase(
  closure: ClosureRange & { readonly undoneAt: Date | null },
  now: { readonly today: string; readonly timeOfDay: string },
): ClosurePhase {
  if (closure.undoneAt) return 'UNDONE';
  const moment = `${now.today} ${now.timeOfDay}`;
  if (moment < `${closure.from} ${closure.fromTime ?? DAY_BEGINS}`) return 'COMING';
  return moment < `${closure.to} ${closure.toTime ?? DAY_ENDS}` ? 'RUNNING' : 'PAST';
}
