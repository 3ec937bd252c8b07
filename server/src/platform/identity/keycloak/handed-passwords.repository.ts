import { sql } from 'kysely';
import type { Handle, Tx } from '../../database';
import { unexpired } from './short-lived.sql';

const MODEL = 'HandedPassword';
/** As long as somebody needs who reads a message of failure, signs in again and repeats the change. */
const KEPT_MINUTES = 10;

/** @returns whether it is the last one that was recorded of this identity */
export async function recordHandedPassword(handle: Handle, identityId: string, hash: string): Promise<boolean> {
  const last = await unexpired(handle, MODEL)
    .select('id')
    .where('account_id', '=', identityId)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const expires_at = sql<Date>`now() + make_interval(mins => ${KEPT_MINUTES})`;
  await handle
    .insertInto('identity_payload')
    .values({ model: MODEL, id: hash, payload: '{}', account_id: identityId, expires_at })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet({ expires_at }))
    .execute();
  return last?.id === hash;
}

export async function deleteHandedPassword(handle: Handle, hash: string): Promise<void> {
  await handle.deleteFrom('identity_payload').where('model', '=', MODEL).where('id', '=', hash).execute();
}

export async function deleteHandedPasswords(tx: Tx, identityId: string): Promise<void> {
  await tx.deleteFrom('identity_payload').where('model', '=', MODEL).where('account_id', '=', identityId).execute();
}
