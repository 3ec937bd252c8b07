import { namesakeUsername } from '../members';
import type { Handle } from '../platform/database';

/** Reservations with all fields of any list; each list adds its filter and order. */
export const listedReservations = (handle: Handle) =>
  handle
    .selectFrom('reservation')
    .innerJoin('slot', 'slot.id', 'reservation.slot_id')
    .innerJoin('member', 'member.id', 'reservation.member_id')
    .select([
      'reservation.id',
      'slot_id as slotId',
      'day',
      'starts',
      'minutes',
      'court_id as courtId',
      'first_name as firstName',
      'last_name as lastName',
      'kind',
      'opponent',
      'price_cents as priceCents',
      'payment_status as paymentStatus',
      'cancelled_at as cancelledAt',
      'cancel_reason as cancelReason',
    ]);

/** The same for a list of several members: with the username of those whose name another member has too. */
export const membersReservations = (handle: Handle) =>
  listedReservations(handle).select(namesakeUsername.as('namesakeUsername'));
