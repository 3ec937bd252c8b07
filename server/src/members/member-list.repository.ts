import type { Handle } from '../database/database';

const NAME = ['member.id', 'first_name as firstName', 'last_name as lastName', 'username'] as const;

/** Every member with the account, by last, then first name in Croatian order. */
export function membersWithAccounts(handle: Handle) {
  return handle
    .selectFrom('member')
    .leftJoin('account', 'account.member_id', 'member.id')
    .select([...NAME, 'active', 'balance_cents as balanceCents', 'gratis'])
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('member.id')
    .execute();
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
