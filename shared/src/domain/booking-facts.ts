import { formatEuros } from './money';
import { slotTime } from './reservation';
import { longDate, weekday } from './zagreb-dates';

interface Booking {
  /** Zagreb date that is played on. */
  readonly date: string;
  /** Euros. */
  readonly price: number;
  /** `HH:mm:ss` */
  readonly starts: string;
  /** Minutes that the slot lasts. */
  readonly minutes: number;
  readonly court: number;
}

/** What the dialogs about a booking show, line by line. */
export function bookingFacts({ date, price, starts, minutes, court }: Booking) {
  return {
    date: `Datum: ${weekday(date)}, ${longDate(date)}`,
    price: `Cijena: ${formatEuros(price)}`,
    time: `Vrijeme: ${slotTime({ vrijemeTermina: starts, minutes })}, Teren ${court}`,
  };
}
