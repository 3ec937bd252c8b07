import { recordAction } from '../action-log/action-log.service';
import { placeWords } from '../bookings/booking-words';
import { voidReservations } from '../bookings/void-reservations';
import type { Clock } from '../clock/clock';
import type { Database } from '../database/database';
import type { Live } from '../live/live';
import { findMember } from '../members/members.repository';
import { Refusal } from '../problems/refusal';
import { paymentWords } from './payment-words';

const REASON = 'Izbrisao administrator';

/** Takes a reservation out of the grid and gives its price back; it stays in the record as deleted. */
export type DeleteReservation = (id: number, actorId: number) => Promise<string>;

export function createDeleteReservation(parts: { db: Database; live: Live; clock: Clock }): DeleteReservation {
  const { db, live, clock } = parts;
  return (id, actorId) =>
    db.transaction(async (tx) => {
      const doing = { actorId, at: clock.now() };
      const [reservation] = await voidReservations(tx, live, [id], { ...doing, reason: REASON });
      // Maintenance is no reservation: who looks after the courts takes it away in the grid.
      if (!reservation || reservation.kind === 'MAINTENANCE') {
        throw new Refusal(404, 'RESERVATION_UNKNOWN', 'Ta rezervacija ne postoji ili je već izbrisana.');
      }
      const owner = await findMember(tx, reservation.memberId);
      await recordAction(tx, {
        ...doing,
        action: 'Brisanje rezervacije',
        subject: `${owner?.firstName} ${owner?.lastName}`,
        before: { Termin: placeWords(reservation), Status: paymentWords[reservation.paymentStatus] },
      });
      return `Rezervacija je izbrisana: ${placeWords(reservation)}.`;
    });
}
