import { euros, longDate, weekday } from '@club/shared/format';
import type { CourtSlot } from '../court-grid/grid-days';
import { courtName, slotTime } from '../court-grid/slot-name';

/** What the dialogs say about a slot, line by line. */
export function slotFacts({ date, price, court, starts }: CourtSlot) {
  return {
    date: `Datum: ${weekday(date)}, ${longDate(date)}`,
    price: `Cijena: ${euros(price)}`,
    time: `Vrijeme: ${slotTime(starts)}, ${courtName(court)}`,
  };
}
