import { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { Euros, ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/** A payment as the member sees it; a negative amount is a correction. `paymantDate` is spelled so. */
export const Payment = z.object({ paymantDate: ZagrebDate, amount: Euros });

/** Payments that one answer lists at most. */
export const LISTED_PAYMENTS = 50;

/** GET /account-balance */
export const AccountBalance = z.object({
  stanjeRacuna: Euros,
  unpaidReservations: z.array(ReservationRow),
  /** The newest `LISTED_PAYMENTS`; the statement has them all. */
  payments: z.array(Payment),
  /** Of all payments and corrections ever, not only the listed ones. */
  paymentsTotal: Euros,
  /** How many gratis reservations for service the member still has. */
  gratisServiceReservation: z.number(),
});

export type Payment = z.infer<typeof Payment>;
export type AccountBalance = z.infer<typeof AccountBalance>;
