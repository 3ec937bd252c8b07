import { formatEuros } from './money';
import { slotRange, unbrokenDate, weekday } from './zagreb-dates';

interface Booking {
  /** The Zagreb date of play. */
  readonly date: string;
  /** Euros; null: it costs nothing, as a league match, which the fee covers. */
  readonly price: number | null;
  /** `HH:mm:ss` */
  readonly starts: string;
  /** Duration of the slot in minutes. */
  readonly minutes: number;
  readonly court: number;
}

/** The facts in a dialog about a booking, in Croatian (first specification, section 5). */
export function bookingFacts({ date, price, starts, minutes, court }: Booking) {
  return {
    date: { label: 'Datum', value: `${weekday(date)}, ${unbrokenDate(date)}` },
    price: { label: 'Cijena', value: price === null ? 'besplatno' : formatEuros(price), strong: true },
    time: { label: 'Vrijeme', value: `${slotRange(starts, minutes)}, teren\u00a0${court}` },
  };
}
