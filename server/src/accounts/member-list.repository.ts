import type { AdminUsersQuery } from '@club/shared/contracts/accounts/member-accounts';
import { sql } from 'kysely';
import type { FoundMembers } from '../members';
import type { Handle } from '../platform/database';

interface MemberFilter extends Pick<AdminUsersQuery, 'debtors'> {
  /** Members who match the searched text; without one, all. */
  readonly found: FoundMembers;
}

/** Members with their accounts, by name in Croatian order unless sorted by the account; or a part of that list. */
export function membersWithAccounts(
  handle: Handle,
  { order, found, debtors }: MemberFilter & Pick<AdminUsersQuery, 'order'>,
  part?: { offset: number; limit: number },
) {
  const direction = order === 'name-down' ? 'desc' : 'asc';
  return handle
    .selectFrom('member')
    .innerJoin('account', 'account.member_id', 'member.id')
    .select([
      'member.id',
      'first_name as firstName',
      'last_name as lastName',
      'username',
      'active',
      'balance_cents as balanceCents',
      'gratis',
    ])
    .where(found.fits)
    .$if(debtors === 'true', (query) => query.where('balance_cents', '<', 0))
    .$if(order === 'balance-up', (query) => query.orderBy('balance_cents', 'asc'))
    .$if(order === 'balance-down', (query) => query.orderBy('balance_cents', 'desc'))
    .$if(order === 'gratis', (query) => query.orderBy('gratis', 'desc'))
    .orderBy('last_name', direction)
    .orderBy('first_name', direction)
    .orderBy('member.id', direction)
    .$if(part !== undefined, (query) => query.offset(part?.offset ?? 0).limit(part?.limit ?? 0))
    .execute();
}

export async function countMembers(handle: Handle, { found, debtors }: MemberFilter): Promise<number> {
  const row = await handle
    .selectFrom('member')
    .$if(debtors === 'true', (query) => query.where('member.id', 'in', debtorIds(handle)))
    .select((of) => of.fn.countAll<number>().as('total'))
    .where(found.fits)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

const debtorIds = (handle: Handle) => handle.selectFrom('account').select('member_id').where('balance_cents', '<', 0);

/** The total of all debts to the club, in cents, as a positive number. */
export async function debtCents(handle: Handle): Promise<number> {
  const { cents } = await handle
    .selectFrom('account')
    .select(sql<number>`coalesce(-sum(balance_cents), 0)::bigint`.as('cents'))
    .where('balance_cents', '<', 0)
    .executeTakeFirstOrThrow();
  return cents;
}
