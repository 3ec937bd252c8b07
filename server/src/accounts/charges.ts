import type { Tx } from '../database/database';
import type { PaymentStatus } from '../database/tables';
import type { Account } from './accounts.repository';
import { post, settle } from './bookkeeping';

interface Booking {
  readonly id: number;
  readonly priceCents: number;
  readonly paymentStatus: PaymentStatus;
}

interface Doing {
  readonly actorId: number;
  readonly at: Date;
  readonly reason?: string;
}

/** Enters a new booking into the locked account: its price, or the gratis reservation that it used. */
export async function charge(tx: Tx, account: Account, booking: Booking, doing: Doing): Promise<void> {
  const entry = { ...doing, reservationId: booking.id };
  if (booking.paymentStatus === 'USER_FAVOR') await post(tx, account, { ...entry, kind: 'GRATIS_USE', gratis: -1 });
  if (isMoney(booking)) await post(tx, account, { ...entry, kind: 'CHARGE', amountCents: -booking.priceCents });
}

/** Gives back what a booking that has just been cancelled took; the freed money settles the member's oldest debts. */
export async function refund(tx: Tx, account: Account, booking: Booking, doing: Doing): Promise<void> {
  const entry = { ...doing, reservationId: booking.id };
  if (booking.paymentStatus === 'USER_FAVOR') await post(tx, account, { ...entry, kind: 'GRATIS_RETURN', gratis: 1 });
  if (isMoney(booking)) {
    await settle(tx, await post(tx, account, { ...entry, kind: 'REFUND', amountCents: booking.priceCents }));
  }
}

const isMoney = ({ paymentStatus }: Booking): boolean => paymentStatus === 'PAID' || paymentStatus === 'NOT_PAID';
