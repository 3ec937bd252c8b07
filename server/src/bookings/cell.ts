import { dayAfter } from '@club/shared/domain';
import { refusal } from './booking-refusals';
import { dateRefusal } from './booking-rules';

/** A cell of the grid in the page's form; `date` may be missing in a call about maintenance (resolution 5). */
export interface Cell {
  readonly slotId: number;
  /** 1 = the page's today. */
  readonly index: number;
  readonly date: string | undefined;
}

/** Identifies a slot on a day, among the keys of a map. */
export const cellKey = ({ day, slotId }: { readonly day: string; readonly slotId: number }): string =>
  `${day} ${slotId}`;

/** @throws Refusal when the date does not match the index today */
export function dayOf({ index, date }: Cell, today: string): string {
  const wrong = date && dateRefusal(today, index, date);
  if (wrong) throw refusal(wrong);
  return dayAfter(today, index - 1);
}
