/**
 * How a friendly booking is paid for: with a gratis reservation if there is one; else from the balance if that covers
 * the whole price, in cents; else it stays unpaid (resolution 8).
 */
export function fundFriendly(
  account: { readonly balanceCents: number; readonly gratis: number },
  priceCents: number,
): 'USER_FAVOR' | 'PAID' | 'NOT_PAID' {
  if (account.gratis > 0) return 'USER_FAVOR';
  return account.balanceCents >= priceCents ? 'PAID' : 'NOT_PAID';
}
