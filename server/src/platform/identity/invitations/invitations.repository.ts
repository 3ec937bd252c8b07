import { sql } from 'kysely';
import { anyTextOf, type Handle, type Tx } from '../../database';
import { storedId } from '../storage/stored-id';

/** Stored with the provider's own short-lived state: hashed, and purged after it has expired. */
type Model = 'FirstAdministrator' | 'MemberInvitation';

interface Invitation {
  readonly model: Model;
  readonly token: string;
  readonly hours: number;
  /** The identity that it concerns, if it exists already: `endSessions` ends the invitation, except for changed roles. */
  readonly accountId?: string;
}

/**
 * Across all processes: a link may be created while another process appoints somebody, and must see that appointment.
 */
export async function lockFirstAdministrator(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('first administrator'))`.execute(tx);
}

export async function insertInvitation(handle: Handle, { model, token, hours, accountId }: Invitation): Promise<void> {
  await handle
    .insertInto('identity_payload')
    .values({
      model,
      id: storedId(token),
      payload: '{}',
      account_id: accountId ?? null,
      expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .execute();
}

/** The invitation of a token, if it is valid. */
export function findInvitation(handle: Handle, model: Model, token: string) {
  return handle
    .selectFrom('identity_payload')
    .select('account_id as accountId')
    .where('model', '=', model)
    .where('id', '=', storedId(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Whether a user has not chosen a password yet, and may still do so with an invitation. */
export interface PasswordChoice {
  readonly invited: boolean;
  readonly withoutPassword: boolean;
}

/** For a page of identities; those of another directory are left out. */
export async function findPasswordChoices(
  handle: Handle,
  model: Model,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PasswordChoice>> {
  const users = await handle
    .selectFrom('identity_user')
    .select(({ exists, selectFrom }) => [
      'identity_user.id',
      'one_time as withoutPassword',
      exists(
        selectFrom('identity_payload')
          .select('identity_payload.id')
          .where('model', '=', model)
          .whereRef('account_id', '=', 'identity_user.id')
          .where('expires_at', '>', sql<Date>`now()`),
      ).as('invited'),
    ])
    .where('identity_user.id', '=', anyTextOf(ids))
    .execute();
  return new Map(users.map(({ id, invited, withoutPassword }) => [id, { invited: Boolean(invited), withoutPassword }]));
}

/** Ends all invitations of one identity; null: those without an identity. @returns their stored ids */
export async function endInvitations(tx: Tx, model: Model, accountId: string | null): Promise<string[]> {
  const rows = await tx
    .deleteFrom('identity_payload')
    .where('model', '=', model)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Redeems the invitation, and all others for the same purpose with it: two links that are followed concurrently
 * conflict in these rows, and the second finds none.
 */
export async function redeemInvitation(tx: Tx, model: Model, token: string): Promise<boolean> {
  const invitation = await findInvitation(tx, model, token);
  if (!invitation) return false;
  return (await endInvitations(tx, model, invitation.accountId)).includes(storedId(token));
}
