import { sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';

/** What an administrator changes about a member. */
export interface MemberChange {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly active?: boolean;
}

export async function updateMember(tx: Tx, id: number, change: MemberChange): Promise<void> {
  await tx.updateTable('member').set(change).where('id', '=', id).execute();
}

/** Changes of who administers follow one another: two administrators cannot each remove the other at once. */
export async function oneAtATime(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('club administrators'))`.execute(tx);
}

/** Every member as user management shows them; roles live in the directory. */
export function managedMembers(handle: Handle) {
  return handle
    .selectFrom('member')
    .select([
      'member.id',
      'first_name as firstName',
      'last_name as lastName',
      'username',
      'identity_id as identityId',
      'email',
      'active',
    ])
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('member.id')
    .execute();
}
