/** A reservation that costs money, as settling sees it. */
export interface Debt {
  readonly id: number;
  readonly priceCents: number;
}

/**
 * How a friendly booking is paid for: with a gratis reservation while there is one; else from the balance if that
 * covers the whole price; else it stays unpaid (resolution #8).
 */
export function fundFriendly(
  account: { readonly balanceCents: number; readonly gratis: number },
  priceCents: number,
): 'USER_FAVOR' | 'PAID' | 'NOT_PAID' {
  if (account.gratis > 0) return 'USER_FAVOR';
  return account.balanceCents >= priceCents ? 'PAID' : 'NOT_PAID';
}

/**
 * Which unpaid reservations a credit settles: the oldest first, each as a whole, up to the first that it does not cover.
 * @param creditCents payments minus the prices of what is settled already
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
 * Which settled reservations become unpaid again when a correction took back what had paid for them: the newest first,
 * as few as make the credit whole.
 * @param creditCents payments minus the prices of what is settled; below zero when more is settled than was paid
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
