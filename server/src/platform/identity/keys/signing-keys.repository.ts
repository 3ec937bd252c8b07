import { sql } from 'kysely';
import type { Handle, Tx } from '../../database';

/** Makes changes of the keys run one after another, until the transaction ends. */
export async function lockSigningKeys(tx: Tx): Promise<void> {
  await sql`lock table identity_key in share row exclusive mode`.execute(tx);
}

/** Whether a key was created after that moment. */
export async function hasKeySince(handle: Handle, moment: Date): Promise<boolean> {
  const key = await handle
    .selectFrom('identity_key')
    .select('kid')
    .where('created_at', '>', moment)
    .limit(1)
    .executeTakeFirst();
  return key !== undefined;
}

/** The keys that are published at that moment, newest first. */
export function publishedKeys(handle: Handle, moment: Date) {
  return handle
    .selectFrom('identity_key')
    .select(['kid', 'sealed_jwk as sealed'])
    .where((where) => where.or([where('retired_at', 'is', null), where('retired_at', '>', moment)]))
    .orderBy('created_at', 'desc')
    .execute();
}

/** Keys that are not retired yet are no longer published after that moment. */
export async function retireKeys(tx: Tx, after: Date): Promise<void> {
  await tx.updateTable('identity_key').set({ retired_at: after }).where('retired_at', 'is', null).execute();
}

export async function insertKey(tx: Tx, key: { kid: string; sealed: string; at: Date }): Promise<void> {
  await tx
    .insertInto('identity_key')
    .values({ kid: key.kid, sealed_jwk: key.sealed, created_at: key.at, retired_at: null })
    .execute();
}
