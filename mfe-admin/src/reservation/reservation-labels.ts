import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { shortDate, slotTime } from '@club/shared/domain';

type Named = Pick<ReservationRow, 'ime' | 'prezime'>;
type Placed = Pick<ReservationRow, 'datumRezerviranja' | 'vrijemeTermina' | 'minutes' | 'teren'>;

/** `Ana Kovač` */
export const playerName = ({ ime, prezime }: Named): string => `${ime} ${prezime}`;

/** `18.11.2026., 18:30–20:00, teren 1` */
export const formatPlace = (row: Placed): string =>
  `${shortDate(row.datumRezerviranja)}, ${slotTime(row)}, teren ${row.teren}`;
