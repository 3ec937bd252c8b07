import { sql } from 'kysely';
import type { Tx } from '../database/database';

/** What an administrator changes about a member. */
export interface MemberChange {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly active?: boolean;
  readonly in_league?: boolean;
}

export async function updateMember(tx: Tx, id: number, change: MemberChange): Promise<void> {
  await tx.updateTable('member').set(change).where('id', '=', id).execute();
}

/** Changes of who administers follow one another: two administrators cannot each remove the other at once. */
export async function oneAtATime(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('club administrators'))`.execute(tx);
}
