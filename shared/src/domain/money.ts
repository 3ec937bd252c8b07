import { lazily } from './lazily';

const format = lazily(() => new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'EUR' }));
const signed = lazily(
  () => new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'EUR', signDisplay: 'exceptZero' }),
);
const inKuna = lazily(
  () => new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'HRK', currencyDisplay: 'code' }),
);

/** Converts integer cents to euros, the unit on the wire. */
export const centsToEuros = (cents: number): number => cents / 100;

/** Converts euros to integer cents; more than two decimals are rounded. */
export const eurosToCents = (euros: number): number => Math.round(euros * 100);

/** Kuna for one euro, fixed when the euro was introduced on 1 January 2023 (resolution 54). */
const KUNA_PER_EURO = 7.5345;

/** Converts an amount in lipa (hundredths of a kuna) to euro cents, rounded. */
export const centsOfLipa = (lipa: number): number => Math.round(lipa / KUNA_PER_EURO);

/** A sum of euros, added up in cents: 0.1 + 0.2 is not 0.3. */
export const sumEuros = (amounts: readonly number[]): number =>
  centsToEuros(amounts.reduce((cents, amount) => cents + eurosToCents(amount), 0));

/** `−17,00 €` for an amount in euros: two decimals, a comma, a real minus sign. */
export const formatEuros = (amount: number): string => format().format(amount);

/** `−17,00 €` for integer cents. */
export const formatCents = (cents: number): string => formatEuros(centsToEuros(cents));

/** `60,00 €` or, for what was paid before 2023 (resolution 26), `200,00 HRK`. @param cents hundredths of the currency */
export const formatMoney = (cents: number, currency: string): string =>
  currency === 'HRK' ? inKuna().format(centsToEuros(cents)) : formatCents(cents);

/** The same in a sentence, with kuna in euros, too: `200,00 HRK (= 26,54 €)`. */
export const formatMoneyWithEuros = (cents: number, currency: string): string => {
  const written = formatMoney(cents, currency);
  return currency === 'HRK' ? `${written} (=\u00a0${formatCents(centsOfLipa(cents))})` : written;
};

/** An amount in euros with a plus sign for income: `+20,00 €`. */
export const formatSignedEuros = (amount: number): string => signed().format(amount);

/** `-1234,50` for an amount in euros: as typed in a form or written in a spreadsheet, without thousands and currency. */
export const plainEuros = (amount: number): string => amount.toFixed(2).replace('.', ',');
