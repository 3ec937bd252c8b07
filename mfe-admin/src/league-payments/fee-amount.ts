import type { LeaguePayment } from '@club/shared/contracts/finances/league-payments';
import { centsOfLipa, centsToEuros, eurosToCents, isFeeOwed } from '@club/shared/domain';

const format = (amount: number, currency: 'EUR' | 'HRK'): string =>
  new Intl.NumberFormat('hr-HR', { style: 'currency', currency, currencyDisplay: 'code' })
    .format(amount)
    .replace('EUR', '€');

/** `60,00 €` or `200,00 HRK`. */
export const formatFee = ({ paymentAmount, currency }: Pick<LeaguePayment, 'paymentAmount' | 'currency'>): string =>
  format(paymentAmount, currency);

/** One fee in euros: kuna at the fixed rate, rounded separately, like the server's sums. */
export const feeInEuros = ({ paymentAmount, currency }: Pick<LeaguePayment, 'paymentAmount' | 'currency'>): number =>
  currency === 'HRK' ? centsToEuros(centsOfLipa(eurosToCents(paymentAmount))) : paymentAmount;

/** The amount in euros for an amount in kuna; undefined for euros. */
export const euroHint = (euros: number, currency: 'EUR' | 'HRK'): string | undefined =>
  currency === 'HRK' ? `= ${format(euros, 'EUR')}` : undefined;

/** Whether a player still owes it: nobody owes the fee of a free season. */
export const isOwed = ({ paymentDate, paymentAmount }: LeaguePayment): boolean =>
  isFeeOwed({ paidOn: paymentDate, amount: paymentAmount });
