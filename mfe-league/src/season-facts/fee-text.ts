import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { formatEuros, shortDate } from '@club/shared/domain';

/** A season with its fee. */
export type SeasonFee = Pick<RegistrationWindow, 'year' | 'fee' | 'feeDeadline'>;

const NO_FEE = 'Članarina se ne plaća.';

/** `Članarina je 60,00 €, a rok za uplatu 15.04.2027.`, next to the season that it belongs to. */
export function registrationFeeText({ fee, feeDeadline }: Pick<SeasonFee, 'fee' | 'feeDeadline'>): string {
  return fee === 0 ? NO_FEE : withDeadline(`Članarina je ${formatEuros(fee)}`, feeDeadline);
}

/**
 * `Članarina za sezonu 2027. je 60 € po igraču, a rok za uplatu 15.04.2027.`: the amount is without cents if it has none;
 * without a fee there is nothing to pay until a day either.
 */
export function feePerPlayerText({ year, fee, feeDeadline }: SeasonFee, isNamed: boolean): string {
  if (fee === 0) return isNamed ? `Članarina se za sezonu ${year}. ne plaća.` : NO_FEE;
  const whose = isNamed ? `Članarina za sezonu ${year}.` : 'Članarina';
  const amount = Number.isInteger(fee) ? `${fee}\u00a0€` : formatEuros(fee);
  return withDeadline(`${whose} je ${amount} po igraču`, feeDeadline);
}

const withDeadline = (text: string, feeDeadline: string | null): string =>
  feeDeadline ? `${text}, a rok za uplatu ${shortDate(feeDeadline)}` : `${text}.`;
