import type { MyReservationRow } from '@club/shared/contracts/reservations';
import { euros, longDate, weekday } from '@club/shared/format';
import { slotTime } from '@club/shared/reservation';

/** What a reservation is asked about by: its day, its price, its time and court. */
export function reservationLines(row: MyReservationRow): string[] {
  return [
    `Datum: ${weekday(row.datumRezerviranja)}, ${longDate(row.datumRezerviranja)}`,
    `Cijena: ${euros(row.cijena)}`,
    `Vrijeme: ${slotTime(row)}, teren ${row.teren}`,
  ];
}
