import { formatEuros } from './money';
import { slotTime } from './reservation';
import { unbrokenDate, weekday } from './zagreb-dates';

interface Booking {
  /** The Zagreb date of play. */
  readonly date: string;
  /** Euros. */
  readonly price: number;
  /** `HH:mm:ss` */
  readonly starts: string;
  /** Duration of the slot in minutes. */
  readonly minutes: number;
  readonly court: number;
}

/** The lines of a dialog about a booking, in Croatian (first specification, section 5). */
export function bookingFacts({ date, price, starts, minutes, court }: Booking) {
  return {
    date: `Datum: ${weekday(date)}, ${unbrokenDate(date)}`,
    price: `Cijena: ${formatEuros(price)}`,
    time: `Vrijeme: ${slotTime({ vrijemeTermina: starts, minutes })}, teren ${court}`,
  };
}
