import { BookYearText } from '@club/shared/contracts/finances/years';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { Euros, ZagrebDate } from '@club/shared/contracts/scalars';
import { freeText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/**
 * Part of GET /admin-payments-league: a player's fee of one year. Amounts are in `currency`; seasons before 2023 were
 * paid in kuna (resolution 26).
 */
export const LeaguePayment = z.object({
  id: z.number(),
  /** The player who owes the fee; `playerId` is the name on the wire. Older servers send only number and name. */
  playerId: z.extend(LeaguePlayer, {
    displayName: z.optional(LeaguePlayer.shape.displayName),
    nadimak: z._default(z.nullable(z.string()), null),
  }),
  /** Null: not paid. */
  paymentDate: z.nullable(ZagrebDate),
  paymentAmount: z.number(),
  currency: z.enum(['EUR', 'HRK']),
  paymentYear: z.number(),
  /** The player has withdrawn from that season, and owes the fee all the same. Left out for everybody else. */
  withdrawn: z.optional(z.boolean()),
});

/**
 * Part of GET /admin-payments-league: one year's fees. The totals are the sums of the payments listed, in the year's
 * currency.
 */
export const LeaguePaymentsOfYear = z.object({
  year: z.number(),
  currency: z.enum(['EUR', 'HRK']),
  totalPaid: z.number(),
  totalNotPaid: z.number(),
  /** The paid total in euros; kuna at 7,53450, each fee rounded separately (resolution 54). */
  totalPaidInEuros: Euros,
  /** The day by which the fee had to be paid; null: none was set. */
  deadline: z.nullable(ZagrebDate),
  /**
   * The season's fee now; what was paid before a change stays as it was paid. Missing for a year whose season is not
   * played by the rules, and from older servers.
   */
  fee: z.optional(Euros),
  /** Players in Croatian order. */
  payments: z.array(LeaguePayment),
});

/** GET /admin-payments-league: newest year first. */
export const LeaguePayments = z.array(LeaguePaymentsOfYear);

/** Query of GET /admin-payments-league.csv: the year of the league. */
export const LeaguePaymentsCsv = z.object({ year: BookYearText });

/**
 * PUT /admin-payments-league/{id}/mark-paid: an empty body means paid in full, today. A fee is either paid or not:
 * `paymentAmount`, in its currency, is the whole amount as it was confirmed. 400 `PAYMENT_DATE` (in the future, or before the
 * year that precedes the league's); 404 `FEE_UNKNOWN`; 409 `FEE_UNCHANGED`, `FEE_FREE` when there is nothing to pay,
 * `FEE_CHANGED` when the amount has changed
 */
export const MarkPaid = z.optional(
  z.nullable(z.object({ paymentDate: z.optional(ZagrebDate), paymentAmount: z.optional(z.number()) })),
);

/**
 * PUT /admin-payments-league/{id}/mark-unpaid: an empty body is allowed; our screen offers to give a reason. 404
 * `FEE_UNKNOWN`; 409 `FEE_UNCHANGED`, `FEE_CHANGED` when it is another payment than that of `paymentDate` and
 * `paymentAmount`, the day and the amount that the page has shown
 */
export const MarkUnpaid = z.optional(
  z.nullable(
    z.object({
      reason: z.optional(freeText(200)),
      paymentDate: z.optional(ZagrebDate),
      paymentAmount: z.optional(z.number()),
    }),
  ),
);

export type LeaguePayment = z.infer<typeof LeaguePayment>;
export type LeaguePaymentsOfYear = z.infer<typeof LeaguePaymentsOfYear>;
export type MarkPaid = z.infer<typeof MarkPaid>;
export type MarkUnpaid = z.infer<typeof MarkUnpaid>;
