import { formatCents, isCharged, PAYMENT_LABELS, type PaymentStatus, personName } from '@club/shared/domain';
import { recordAction } from '../action-log';
import { returnedFacts, voidReservations } from '../bookings';
import { distinctNameOf, requireMember } from '../members';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { formatPlace } from '../reservations';

const REASON = 'Otkazao administrator';

/** Deletes a reservation from the grid and refunds its price; it stays in the lists as deleted. */
export type DeleteReservation = (id: number, actorId: number) => Promise<string>;

export function createDeleteReservation(parts: ServiceParts): DeleteReservation {
  const { db, live, clock } = parts;
  return (id, actorId) =>
    db.transaction(async (tx) => {
      const context = { actorId, at: clock.now() };
      const [reservation] = await voidReservations(tx, live, [id], {
        ...context,
        reason: REASON,
        cause: 'BOOKING_DELETED',
      });
      // Maintenance is not a reservation: it is removed in the grid, by a member with that role.
      if (!reservation || reservation.kind === 'MAINTENANCE') {
        throw new Refusal(404, 'RESERVATION_UNKNOWN', 'Ta rezervacija ne postoji ili je već izbrisana.');
      }
      const owner = await requireMember(tx, reservation.memberId);
      await recordAction(tx, {
        ...context,
        action: 'Brisanje rezervacije',
        subject: personName(owner),
        subjectMemberId: reservation.memberId,
        before: {
          Termin: formatPlace(reservation),
          Status: PAYMENT_LABELS[reservation.paymentStatus],
          ...(isCharged(reservation.paymentStatus) && { Cijena: formatCents(reservation.priceCents) }),
        },
        after: returnedFacts([reservation]),
      });
      const name = await distinctNameOf(tx, reservation.memberId);
      return [`Rezervacija je izbrisana: ${name}, ${formatPlace(reservation)}.`, ...returned(reservation)].join(' ');
    });
}

function returned({ paymentStatus, priceCents }: { paymentStatus: PaymentStatus; priceCents: number }): string[] {
  if (paymentStatus === 'PAID') return [`Vraćeno na račun: ${formatCents(priceCents)}.`];
  if (paymentStatus === 'NOT_PAID') return [`Izbrisan je dug: ${formatCents(priceCents)}.`];
  return paymentStatus === 'USER_FAVOR' ? ['Gratis rezervacija je vraćena.'] : [];
}
