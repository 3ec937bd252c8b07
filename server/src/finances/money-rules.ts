import { centsOfLipa } from '@club/shared/domain';

/**
 * Cents of one fee. Each fee is rounded by itself: a sum is what its lines add up to.
 * @param amount in hundredths of its currency
 */
export const feeInCents = (currency: string, amount: number): number =>
  currency === 'HRK' ? centsOfLipa(amount) : amount;
