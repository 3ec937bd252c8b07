import type { AdminUsersQuery } from '@club/shared/contracts/members';
import { sql } from 'kysely';
import type { Handle } from '../database/database';
import { holdsWords } from '../database/word-search';

const NAME = ['member.id', 'first_name as firstName', 'last_name as lastName', 'username'] as const;

const SEARCHED = sql<string>`first_name || ' ' || last_name || ' ' || username`;

/** Members with their accounts, by name in Croatian order unless the account comes first; or a part of that list. */
export function membersWithAccounts(
  handle: Handle,
  { order, search }: Pick<AdminUsersQuery, 'order' | 'search'>,
  part?: { offset: number; limit: number },
) {
  const direction = order === 'name-down' ? 'desc' : 'asc';
  return handle
    .selectFrom('member')
    .leftJoin('account', 'account.member_id', 'member.id')
    .select([...NAME, 'active', 'balance_cents as balanceCents', 'gratis'])
    .$if(Boolean(search), (query) => query.where(holdsWords(SEARCHED, search ?? '')))
    .$if(order === 'balance-up', (query) => query.orderBy('balance_cents', 'asc'))
    .$if(order === 'balance-down', (query) => query.orderBy('balance_cents', 'desc'))
    .$if(order === 'gratis', (query) => query.orderBy('gratis', 'desc'))
    .orderBy('last_name', direction)
    .orderBy('first_name', direction)
    .orderBy('member.id', direction)
    .$if(part !== undefined, (query) => query.offset(part?.offset ?? 0).limit(part?.limit ?? 0))
    .execute();
}

export async function countMembers(handle: Handle, search: string | undefined): Promise<number> {
  const row = await handle
    .selectFrom('member')
    .select((of) => of.fn.countAll<number>().as('total'))
    .$if(Boolean(search), (query) => query.where(holdsWords(SEARCHED, search ?? '')))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Every member as user management shows them; roles live in the directory. */
export function managedMembers(handle: Handle) {
  return handle
    .selectFrom('member')
    .select([...NAME, 'identity_id as identityId', 'email', 'active', 'in_league as inLeague'])
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('member.id')
    .execute();
}
