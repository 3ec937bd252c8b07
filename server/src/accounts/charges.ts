import { isCharged, type PaymentStatus } from '@club/shared/domain';
import type { ActionContext } from '../action-log';
import type { Tx } from '../platform/database';
import type { Account } from './accounts.repository';
import { type Entry, post, postAll, settle } from './bookkeeping';

interface Booking {
  readonly id: number;
  readonly priceCents: number;
  readonly paymentStatus: PaymentStatus;
}

interface Charge {
  readonly account: Account;
  readonly booking: Booking;
  readonly context: ActionContext;
}

/** Enters new bookings into their locked accounts, one each: the price, or the used gratis reservation. */
export function chargeAll(tx: Tx, charges: readonly Charge[]): Promise<void> {
  const posts = charges.flatMap(({ account, booking, context }): { account: Account; entry: Entry }[] => {
    const entry = { ...context, reservationId: booking.id };
    if (booking.paymentStatus === 'USER_FAVOR')
      return [{ account, entry: { ...entry, kind: 'GRATIS_USE', gratis: -1 } }];
    if (isCharged(booking.paymentStatus))
      return [{ account, entry: { ...entry, kind: 'CHARGE', amountCents: -booking.priceCents } }];
    return [];
  });
  return postAll(tx, posts);
}

/** Refunds what a booking that has just been cancelled took; the freed money settles the member's oldest debts. */
export async function refund(tx: Tx, account: Account, booking: Booking, context: ActionContext): Promise<void> {
  const entry = { ...context, reservationId: booking.id };
  if (booking.paymentStatus === 'USER_FAVOR') await post(tx, account, { ...entry, kind: 'GRATIS_RETURN', gratis: 1 });
  if (isCharged(booking.paymentStatus)) {
    await settle(tx, await post(tx, account, { ...entry, kind: 'REFUND', amountCents: booking.priceCents }));
  }
}
