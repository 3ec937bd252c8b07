import type { SessionEnd } from '@club/shared/contracts/session-end';
import { sql } from 'kysely';
import type { Database, Handle, Tx } from '../../database';
import type { SessionNotices } from './session-notices';
import { sessionsEpoch } from './sessions-epoch.sql';
import { storedId } from './stored-id';

/**
 * Ends every session of an identity with everything that depends on it: grants, codes, refresh tokens, and with a new
 * password or a deactivation also an invitation. Its access tokens are refused from the commit on, because
 * `isSessionAlive` is checked again. A sign-in that is under way has an outdated `sessionsEpoch` then.
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
  await tx
    .deleteFrom('identity_payload')
    .where('account_id', '=', identityId)
    // An invited user has not chosen a password yet, which does not depend on roles.
    .$if(reason === 'ROLES_CHANGED', (ended) => ended.where('model', '!=', 'MemberInvitation'))
    .execute();
  await notices.endingIn(tx, identityId, reason);
}

export async function findSessionsEpoch(handle: Handle, id: string): Promise<string> {
  const user = await handle
    .selectFrom('identity_user')
    .select(sessionsEpoch.as('epoch'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return user.epoch;
}

/** Whether the session of a token is still active, and its user may sign in. */
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
 * Why a session that began at `signedInAt` (milliseconds since the epoch) has ended although its token has not expired.
 * The session cannot have expired: a token lives shorter than a session may idle. Without an end from outside, the
 * member has signed out.
 */
export async function sessionEndReason(handle: Handle, identityId: string, signedInAt: number): Promise<SessionEnd> {
  const user = await handle
    .selectFrom('identity_user')
    .select(['enabled', 'sessions_ended_at', 'sessions_ended_by'])
    .where('id', '=', identityId)
    .executeTakeFirst();
  if (!user?.enabled) return 'DISABLED';
  // Sign-ins have whole seconds: the password that a newcomer chooses ends their sessions in the second of the sign-in.
  const endedAt = user.sessions_ended_at && Math.floor(user.sessions_ended_at.getTime() / 1_000) * 1_000;
  const since = endedAt !== null && endedAt > signedInAt;
  return (since && user.sessions_ended_by) || 'SIGNED_OUT';
}

/**
 * The member is still active: the session's idle time starts again.
 * @returns whether the cookie of the request belongs to this session, and may be prolonged with it
 */
export async function extendSession(
  database: Database,
  sessionUid: string,
  seconds: number,
  cookie: string | undefined,
): Promise<boolean> {
  // The provider also stores the expiry in the payload and uses the earlier one.
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
