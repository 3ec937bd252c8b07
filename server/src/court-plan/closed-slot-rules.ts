import type { CourtSlot } from './slot-rules';

/** Which slots are closed: days are inclusive, `toTime` is the first start that is not closed; null: the whole day. */
export interface ClosureRange {
  readonly from: string;
  readonly to: string;
  readonly courts: readonly number[];
  readonly fromTime: string | null;
  readonly toTime: string | null;
}

/** The span of a day that a closure covers; the end is the first moment outside it. */
export const closedHours = ({ fromTime, toTime }: Pick<ClosureRange, 'fromTime' | 'toTime'>) => ({
  begins: fromTime ?? '00:00',
  ends: toTime ?? '24:00',
});

/** Whether a slot lies in the range. */
export function isClosed(
  range: ClosureRange,
  { day, starts, courtId }: Pick<CourtSlot, 'starts' | 'courtId'> & { readonly day: string },
): boolean {
  const { begins, ends } = closedHours(range);
  const inTime = starts >= begins && starts < ends;
  return range.from <= day && day <= range.to && inTime && range.courts.includes(courtId);
}
