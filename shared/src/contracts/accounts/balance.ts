import { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { Euros, WholeNumberText, ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/**
 * A payment in GET /account-balance and GET /admin-users-details/{id}; a negative amount is a correction. `paymantDate`
 * is the spelling on the wire.
 */
export const Payment = z.object({ paymantDate: ZagrebDate, amount: Euros });

/** Maximum number of payments in one response. */
export const LISTED_PAYMENTS = 50;

/** Query of GET /account-balance; `before` is the `OLDER_PAYMENTS_HEADER` of the previous response. */
export const AccountBalanceQuery = z.object({ before: z.optional(WholeNumberText) });
/** Header of GET /account-balance: the value for `before` with which the next older payments are listed, if there are any. */
export const OLDER_PAYMENTS_HEADER = 'x-older-payments';

/** GET /account-balance: the member's own (resolution 8). */
export const AccountBalance = z.object({
  stanjeRacuna: Euros,
  /** Status NOT_PAID. */
  unpaidReservations: z.array(ReservationRow),
  /** The newest `LISTED_PAYMENTS`, newest first; with `before` as many older ones. */
  payments: z.array(Payment),
  /** Sum of all payments and corrections ever, not only the listed ones. */
  paymentsTotal: Euros,
  /** How many gratis reservations for service the member still has. */
  gratisServiceReservation: z.number(),
});

export type AccountBalanceQuery = z.infer<typeof AccountBalanceQuery>;
export type Payment = z.infer<typeof Payment>;
export type AccountBalance = z.infer<typeof AccountBalance>;
