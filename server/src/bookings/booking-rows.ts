import type { ActiveBooking, NewReservation } from './bookings.repository';
import type { PlannedBooking } from './plan-booking';
import { opponentOf, reasonOf } from './slot-request';

/** A planned booking as a row. */
export const reservationRow = ({ request, slot, day, ...cost }: PlannedBooking, at: Date): NewReservation => ({
  slot_id: slot.id,
  day,
  member_id: request.memberId,
  kind: request.purpose.kind,
  opponent: opponentOf(request.purpose),
  reason: reasonOf(request.purpose),
  price_cents: cost.priceCents,
  payment_status: cost.paymentStatus,
  created_at: at,
  idempotency_key: request.key ?? null,
});

/** The same in the form of the grid. */
export const activeBooking = ({ request, booker, slot, day, priceCents }: PlannedBooking): ActiveBooking => ({
  day,
  slotId: slot.id,
  memberId: request.memberId,
  kind: request.purpose.kind,
  note: opponentOf(request.purpose) ?? reasonOf(request.purpose),
  isOfClosure: false,
  priceCents,
  firstName: booker.firstName,
  lastName: booker.lastName,
});
