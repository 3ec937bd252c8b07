import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { bookingFacts, shortDate, slotTime } from '@club/shared/domain';

interface Named extends Pick<ReservationRow, 'ime' | 'prezime'> {
  /** Where another member has the same name. */
  readonly username?: string | null | undefined;
}
type Placed = Pick<ReservationRow, 'datumRezerviranja' | 'vrijemeTermina' | 'minutes' | 'teren'>;

/** `Ana Kovač`; `Ana Kovač (akovac)` where another member has the same name. */
export const playerName = ({ ime, prezime, username }: Named): string =>
  username ? `${ime} ${prezime} (${username})` : `${ime} ${prezime}`;

/** `18.11.2026., 18:30–20:00, teren 1` */
export const formatPlace = (row: Placed): string =>
  `${shortDate(row.datumRezerviranja)}, ${slotTime(row)}, teren ${row.teren}`;

/** What a question about a reservation shows: the day, the time with the court, the price. */
export function reservationFacts(row: Placed & Pick<ReservationRow, 'cijena' | 'statusPlacanja'>) {
  const { datumRezerviranja: date, vrijemeTermina: starts, minutes, teren: court, cijena, statusPlacanja } = row;
  const facts = bookingFacts({ date, price: statusPlacanja === 'FREE' ? null : cijena, starts, minutes, court });
  return [facts.date, facts.time, facts.price];
}
