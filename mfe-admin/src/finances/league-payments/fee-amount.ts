import type { LeaguePayment, LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import {
  centsOfLipa,
  centsToEuros,
  eurosToCents,
  formatEuros,
  formatMoney,
  formatMoneyWithEuros,
  isFeeOwed,
} from '@club/shared/domain';

/** `60,00 €` or `200,00 HRK`. */
export const formatFee = ({ paymentAmount, currency }: Pick<LeaguePayment, 'paymentAmount' | 'currency'>): string =>
  formatMoney(eurosToCents(paymentAmount), currency);

/** The same in a sentence: `60,00 €` or `200,00 HRK (= 26,54 €)`. */
export const feeInSentence = ({ paymentAmount, currency }: Pick<LeaguePayment, 'paymentAmount' | 'currency'>): string =>
  formatMoneyWithEuros(eurosToCents(paymentAmount), currency);

/** One fee in euros: kuna at the fixed rate, rounded separately, like the server's sums. */
export const feeInEuros = ({ paymentAmount, currency }: Pick<LeaguePayment, 'paymentAmount' | 'currency'>): number =>
  currency === 'HRK' ? centsToEuros(centsOfLipa(eurosToCents(paymentAmount))) : paymentAmount;

/** The amount in euros for an amount in kuna; undefined for euros. */
export const euroHint = (euros: number, currency: 'EUR' | 'HRK'): string | undefined =>
  currency === 'HRK' ? `=\u00a0${formatEuros(euros)}` : undefined;

/** Whether the player still owes the fee; in a free season nobody does. */
export const isOwed = ({ paymentDate, paymentAmount }: LeaguePayment): boolean =>
  isFeeOwed({ paidOn: paymentDate, amount: paymentAmount });

/**
 * Whether the season has no fee, and nobody owes another one. Somebody may have paid before it became free. An older
 * server, and an archived season, tell it only by the amounts.
 */
export const isFreeSeason = ({ fee, payments }: Pick<LeaguePaymentsOfYear, 'fee' | 'payments'>): boolean =>
  fee === undefined ? payments.every(({ paymentAmount }) => paymentAmount === 0) : fee === 0 && !payments.some(isOwed);
