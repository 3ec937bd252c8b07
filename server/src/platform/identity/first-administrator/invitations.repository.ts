import { sql } from 'kysely';
import type { Handle, Tx } from '../../database';
import { storedId } from '../storage/payload-store';

/** Kept with the provider's own short-lived state: hashed, and purged when it has ended. */
const MODEL = 'FirstAdministrator';
const HOURS = 24;

export async function insertInvitation(handle: Handle, token: string): Promise<void> {
  await handle
    .insertInto('identity_payload')
    .values({
      model: MODEL,
      id: storedId(token),
      payload: '{}',
      expires_at: sql<Date>`now() + make_interval(hours => ${HOURS})`,
    })
    .execute();
}

export async function isInvitation(handle: Handle, token: string): Promise<boolean> {
  const row = await handle
    .selectFrom('identity_payload')
    .select('id')
    .where('model', '=', MODEL)
    .where('id', '=', storedId(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses the invitation up, and all others with it: two links that are followed at the same moment meet in these rows, and
 * the second finds none.
 */
export async function redeemInvitation(tx: Tx, token: string): Promise<boolean> {
  if (!(await isInvitation(tx, token))) return false;
  const rows = await tx.deleteFrom('identity_payload').where('model', '=', MODEL).returning('id').execute();
  return rows.some((row) => row.id === storedId(token));
}
