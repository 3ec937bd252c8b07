import type { LeaguePayment } from '@club/shared/contracts/finances/league-payments';
import { centsOfLipa, centsToEuros, eurosToCents } from '@club/shared/domain';

const format = (amount: number, currency: 'EUR' | 'HRK'): string =>
  new Intl.NumberFormat('hr-HR', { style: 'currency', currency, currencyDisplay: 'code' })
    .format(amount)
    .replace('EUR', '€');

/** `60,00 €` or `200,00 HRK`. */
export const formatFee = ({ paymentAmount, currency }: Pick<LeaguePayment, 'paymentAmount' | 'currency'>): string =>
  format(paymentAmount, currency);

/** What an amount in kuna is in euros, as a hint; nothing for euros. */
export const euroHint = (amount: number, currency: 'EUR' | 'HRK'): string | undefined =>
  currency === 'HRK' ? `= ${format(centsToEuros(centsOfLipa(eurosToCents(amount))), 'EUR')}` : undefined;

export const payerName = ({ playerId }: LeaguePayment): string => `${playerId.prezime} ${playerId.ime}`;
