import { refusal } from './booking-refusals';
import { dateRefusal, gridDays } from './booking-rules';

/** A cell of the grid as a page names it; `date` may be missing in a call about maintenance (resolution #5). */
export interface Cell {
  readonly slotId: number;
  /** 1 = the page's today. */
  readonly index: number;
  readonly date: string | undefined;
}

/** @throws Refusal when the date is not the day that the index means today */
export function dayOf({ index, date }: Cell, today: string): string {
  const wrong = date && dateRefusal(today, index, date);
  if (wrong) throw refusal(wrong);
  return gridDays(today)[index - 1] as string;
}
