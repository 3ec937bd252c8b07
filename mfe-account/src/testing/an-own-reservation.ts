import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';
import { aReservation } from '@club/shared/testing';

/** An active reservation of the member, unpaid and no longer cancellable, except for what a test overrides. */
export const anOwnReservation = (but: Partial<MyReservationRow> = {}): MyReservationRow => ({
  ...aReservation(),
  protivnik: null,
  cancelledAt: null,
  cancelReason: null,
  cancel: null,
  ...but,
});
