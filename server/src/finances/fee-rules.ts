import { centsOfLipa } from '@club/shared/domain';

/**
 * Cents of one fee. Each fee is rounded separately, so that a sum equals its lines.
 * @param amount in hundredths of its currency
 */
export const feeInCents = (currency: string, amount: number): number =>
  currency === 'HRK' ? centsOfLipa(amount) : amount;
