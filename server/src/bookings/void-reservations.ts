import { lockAccount, refund } from '../accounts';
import type { ActionContext } from '../action-log';
import {
  bookingCancelledNotice,
  bookingDeletedNotice,
  courtClosedNotice,
  type NewNotice,
  writeNotices,
} from '../notices';
import type { Tx } from '../platform/database';
import type { Live } from '../platform/live';
import { formatPlace } from '../reservations';
import { findActiveAmong, markCancelled, type Reservation } from './bookings.repository';

export type Voiding = ActionContext & {
  /** The owner reads it in the list of reservations. */
  readonly reason: string;
  /** Whether an administrator deleted one booking, cancelled several, or closed the court for everybody. */
  readonly cause: keyof typeof TEXTS;
};

/**
 * The club cancels bookings: their owners get the price back, the rows stay with the reason, and every open grid is
 * notified. Works inside the caller's transaction.
 * @returns the bookings that were still active, without any that were cancelled meanwhile
 */
export async function voidReservations(
  tx: Tx,
  live: Live,
  ids: readonly number[],
  voiding: Voiding,
): Promise<Reservation[]> {
  const wanted = await findActiveAmong(tx, ids);
  const owners = [...new Set(wanted.map((reservation) => reservation.memberId))];
  const voided: Reservation[] = [];
  for (const memberId of owners) {
    await lockAccount(tx, memberId);
    // Read under the lock: a payment may have settled it since.
    const own = await findActiveAmong(tx, wanted.filter(of(memberId)).map(byId));
    const cancelled = new Set<Reservation>();
    // The newest first: what is paid is the oldest part, and the refund of an older one would settle a newer one that is
    // about to be cancelled. The account is read again for each, because the previous refund has changed it.
    for (const reservation of own.toReversed()) {
      if (!(await markCancelled(tx, reservation.id, voiding))) continue;
      await refund(tx, await lockAccount(tx, memberId), reservation, voiding);
      cancelled.add(reservation);
    }
    voided.push(...own.filter((reservation) => cancelled.has(reservation)));
  }
  for (const memberId of owners) await live.changed(tx, 'account', memberId);
  if (voided.length > 0) await live.changed(tx, 'grid');
  await writeNotices(tx, live, voiding.at, noticesOf(voided, voiding));
  return voided;
}

const TEXTS = {
  BOOKING_DELETED: bookingDeletedNotice,
  BOOKING_CANCELLED: bookingCancelledNotice,
  COURT_CLOSED: courtClosedNotice,
};

/** For the owners; a member who cancels an own booking gets no notice. */
function noticesOf(voided: readonly Reservation[], { actorId, reason, cause }: Voiding): NewNotice[] {
  return voided
    .filter(({ memberId, kind }) => memberId !== actorId && kind !== 'MAINTENANCE')
    .map((reservation) => ({
      memberId: reservation.memberId,
      event: `reservation ${reservation.id} void`,
      text: TEXTS[cause]({ place: formatPlace(reservation), reason }),
    }));
}

const of = (memberId: number) => (reservation: Reservation) => reservation.memberId === memberId;
const byId = (reservation: Reservation) => reservation.id;
