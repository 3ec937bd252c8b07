/** A reservation that costs money, with the data that settling needs. */
export interface Debt {
  readonly id: number;
  readonly priceCents: number;
}

/**
 * The unpaid reservations that a credit settles: the oldest first, each as a whole, up to the first that it does not
 * cover.
 * @param creditCents payments minus the prices of settled reservations
 */
export function toSettle<Unpaid extends Debt>(creditCents: number, oldestFirst: readonly Unpaid[]): Unpaid[] {
  let left = creditCents;
  const end = oldestFirst.findIndex((debt) => {
    left -= debt.priceCents;
    return left < 0;
  });
  return end < 0 ? [...oldestFirst] : oldestFirst.slice(0, end);
}

/**
 * The settled reservations that become unpaid when a correction reduces the credit: the newest first, as few as bring
 * the credit back to zero or above.
 * @param creditCents payments minus the prices of settled reservations; below zero when these exceed the payments
 */
export function toUnsettle<Paid extends Debt>(creditCents: number, newestFirst: readonly Paid[]): Paid[] {
  let left = creditCents;
  const end = newestFirst.findIndex((debt) => {
    if (left >= 0) return true;
    left += debt.priceCents;
    return false;
  });
  return end < 0 ? [...newestFirst] : newestFirst.slice(0, end);
}

export const sumOfPrices = (debts: readonly Debt[]): number => debts.reduce((sum, debt) => sum + debt.priceCents, 0);
