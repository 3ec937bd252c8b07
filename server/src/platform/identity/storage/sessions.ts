import type { SessionEnd } from '@club/shared/contracts/session-end';
import { sql } from 'kysely';
import type { Database, Handle, Tx } from '../../database';
import type { SessionNotices } from './session-notices';
import { storedId } from './stored-id';

/**
 * Ends every session of an identity with all that hangs on it: grants, codes, refresh tokens. Its access tokens are
 * refused from the commit on, for `isSessionAlive` is asked again.
 */
export async function endSessions(
  tx: Tx,
  notices: SessionNotices,
  identityId: string,
  reason: SessionEnd,
): Promise<void> {
  await tx
    .updateTable('identity_user')
    .set({ sessions_ended_at: sql<Date>`now()`, sessions_ended_by: reason })
    .where('id', '=', identityId)
    .execute();
  await tx.deleteFrom('identity_payload').where('account_id', '=', identityId).execute();
  await notices.endingIn(tx);
}

/** Whether the session that a token came from is still active, and its user may sign in at all. */
export async function isSessionAlive(handle: Handle, identityId: string, sessionUid: string): Promise<boolean> {
  const session = await handle
    .selectFrom('identity_payload')
    .innerJoin('identity_user', 'identity_user.id', 'identity_payload.account_id')
    .select('identity_payload.uid')
    .where('identity_payload.model', '=', 'Session')
    .where('identity_payload.uid', '=', sessionUid)
    .where('identity_payload.account_id', '=', identityId)
    .where('identity_payload.expires_at', '>', sql<Date>`now()`)
    .where('identity_user.enabled', '=', true)
    .executeTakeFirst();
  return session !== undefined;
}

/**
 * Why a session that began then (milliseconds since the epoch) is over though a token of it has not ended. It cannot have
 * run out: a token is younger than the time that a session idles. What nobody ended from outside was signed out of.
 */
export async function whySessionEnded(handle: Handle, identityId: string, signedInAt: number): Promise<SessionEnd> {
  const user = await handle
    .selectFrom('identity_user')
    .select(['enabled', 'sessions_ended_at', 'sessions_ended_by'])
    .where('id', '=', identityId)
    .executeTakeFirst();
  if (!user?.enabled) return 'DISABLED';
  const since = user.sessions_ended_at !== null && user.sessions_ended_at.getTime() > signedInAt;
  return (since && user.sessions_ended_by) || 'SIGNED_OUT';
}

/**
 * Somebody is still there: the session idles from now on again.
 * @returns whether the cookie that came along is this session's, and may be prolonged with it
 */
export async function prolongSession(
  database: Database,
  sessionUid: string,
  seconds: number,
  cookie: string | undefined,
): Promise<boolean> {
  // The provider keeps the end in the payload as well and goes by the earlier one.
  const end = sql`to_jsonb(floor(extract(epoch from now()))::int8 + ${seconds}::int)`;
  const row = await database.handle
    .updateTable('identity_payload')
    .set({
      expires_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
      payload: sql`jsonb_set(payload, '{exp}', ${end})`,
    })
    .where('model', '=', 'Session')
    .where('uid', '=', sessionUid)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return cookie !== undefined && row?.id === storedId(cookie);
}
