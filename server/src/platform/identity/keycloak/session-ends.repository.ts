import { SessionEnd } from '@club/shared/contracts/session-end';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Handle, Tx } from '../../database';
import { unexpired } from './short-lived.sql';

const MODEL = 'SessionEnd';
/** No token of an ended session is left by then. */
const KEPT_HOURS = 24;

/** `endedAt`: seconds since the epoch, whole ones as in the time of a sign-in. */
const Ended = z.object({ reason: SessionEnd, endedAt: z.number() });

/** Keycloak does not keep why this server has ended all sessions of an identity. */
export async function recordSessionEnd(tx: Tx, identityId: string, reason: SessionEnd): Promise<void> {
  const row = {
    payload: sql<string>`jsonb_build_object('reason', ${reason}::text, 'endedAt', floor(extract(epoch from now())))`,
    expires_at: sql<Date>`now() + make_interval(hours => ${KEPT_HOURS})`,
  };
  await tx
    .insertInto('identity_payload')
    .values({ model: MODEL, id: identityId, account_id: identityId, ...row })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
    .execute();
}

/** Why a session that began at `signedInAt` (milliseconds since the epoch) was ended by this server; undefined if it was not. */
export async function findSessionEnd(
  handle: Handle,
  identityId: string,
  signedInAt: number,
): Promise<SessionEnd | undefined> {
  const row = await unexpired(handle, MODEL).select('payload').where('id', '=', identityId).executeTakeFirst();
  const ended = row && Ended.parse(row.payload);
  return ended && ended.endedAt * 1_000 > signedInAt ? ended.reason : undefined;
}
