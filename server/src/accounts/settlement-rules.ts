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
  const settled: Unpaid[] = [];
  let left = creditCents;
  for (const debt of oldestFirst) {
    if (debt.priceCents > left) break;
    left -= debt.priceCents;
    settled.push(debt);
  }
  return settled;
}

/**
 * The settled reservations that become unpaid when a correction reduces the credit: the newest first, as few as bring
 * the credit back to zero or above.
 * @param creditCents payments minus the prices of settled reservations; below zero when these exceed the payments
 */
export function toUnsettle<Paid extends Debt>(creditCents: number, newestFirst: readonly Paid[]): Paid[] {
  const reopened: Paid[] = [];
  let missing = -creditCents;
  for (const debt of newestFirst) {
    if (missing <= 0) break;
    missing -= debt.priceCents;
    reopened.push(debt);
  }
  return reopened;
}

export const sumOfPrices = (debts: readonly Debt[]): number => debts.reduce((sum, debt) => sum + debt.priceCents, 0);
