import type { Handle, Tx } from '../../database/database';

export function findLeagueFee(handle: Handle, memberId: number, year: number) {
  return handle
    .selectFrom('league_fee')
    .select(['id', 'paid_on as paidOn'])
    .where('member_id', '=', memberId)
    .where('year', '=', year)
    .executeTakeFirst();
}

export interface NewLeagueFee {
  readonly memberId: number;
  readonly year: number;
  readonly amountCents: number;
  /** Zagreb date; null: not paid yet. */
  readonly paidOn: string | null;
}

export async function insertLeagueFee(tx: Tx, fee: NewLeagueFee): Promise<void> {
  await tx
    .insertInto('league_fee')
    .values({ member_id: fee.memberId, year: fee.year, amount_cents: fee.amountCents, paid_on: fee.paidOn })
    .execute();
}

/** Every year's fee of a member, newest first. */
export function leagueFeesOf(handle: Handle, memberId: number) {
  return handle
    .selectFrom('league_fee')
    .select(['year', 'amount_cents as amountCents', 'currency', 'paid_on as paidOn'])
    .where('member_id', '=', memberId)
    .orderBy('year', 'desc')
    .execute();
}
