import type { ReservationRow } from '@club/shared/contracts/reservations';
import { shortDate } from '@club/shared/format';
import { slotTime } from '@club/shared/reservation';

type Named = Pick<ReservationRow, 'ime' | 'prezime'>;
type Placed = Pick<ReservationRow, 'datumRezerviranja' | 'vrijemeTermina' | 'teren'>;

/** `Ana Kovač` */
export const playerName = ({ ime, prezime }: Named): string => `${ime} ${prezime}`;

/** `18.11.2026., 18:30–20:00, teren 1` */
export const placeWords = (row: Placed): string =>
  `${shortDate(row.datumRezerviranja)}, ${slotTime(row)}, teren ${row.teren}`;

/** Whether the price stands on the player's account, so that it goes back when the reservation goes. */
export const isCharged = ({ statusPlacanja }: Pick<ReservationRow, 'statusPlacanja'>): boolean =>
  statusPlacanja === 'PAID' || statusPlacanja === 'NOT_PAID';

/** Euros, summed in cents: 0.1 + 0.2 is not 0.3. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
