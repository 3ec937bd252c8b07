import type { LeaguePayment } from '@club/shared/contracts/finances/league-payments';
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

/** Whether the season of these payments has no fee. */
export const isFreeSeason = (payments: readonly LeaguePayment[]): boolean =>
  payments.every(({ paymentAmount }) => paymentAmount === 0);
