import { isCharged, type PaymentStatus } from '@club/shared/domain';
import type { ActionContext } from '../action-log';
import type { Tx } from '../platform/database';
import type { Account } from './accounts.repository';
import { post, settle } from './bookkeeping';

interface Booking {
  readonly id: number;
  readonly priceCents: number;
  readonly paymentStatus: PaymentStatus;
}

/** Enters a new booking into the locked account: its price, or the gratis reservation that it used. */
export async function charge(tx: Tx, account: Account, booking: Booking, context: ActionContext): Promise<void> {
  const entry = { ...context, reservationId: booking.id };
  if (booking.paymentStatus === 'USER_FAVOR') await post(tx, account, { ...entry, kind: 'GRATIS_USE', gratis: -1 });
  if (isCharged(booking.paymentStatus))
    await post(tx, account, { ...entry, kind: 'CHARGE', amountCents: -booking.priceCents });
}

/** Gives back what a booking that has just been cancelled took; the freed money settles the member's oldest debts. */
export async function refund(tx: Tx, account: Account, booking: Booking, context: ActionContext): Promise<void> {
  const entry = { ...context, reservationId: booking.id };
  if (booking.paymentStatus === 'USER_FAVOR') await post(tx, account, { ...entry, kind: 'GRATIS_RETURN', gratis: 1 });
  if (isCharged(booking.paymentStatus)) {
    await settle(tx, await post(tx, account, { ...entry, kind: 'REFUND', amountCents: booking.priceCents }));
  }
}
