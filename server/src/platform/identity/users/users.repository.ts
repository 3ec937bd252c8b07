import type { Role } from '@club/shared/contracts/roles';
import { type Selectable, sql } from 'kysely';
import { anyTextOf, type Handle, type Tx } from '../../database';
import type { Tables } from '../../schema';
import type { PasswordOwner } from '../password/password-policy';
import { sessionsEpoch } from '../storage/sessions-epoch.sql';

export type User = Selectable<Tables['identity_user']>;

export const passwordOwner = ({ username, given_name, family_name, email }: User): PasswordOwner => ({
  username,
  firstName: given_name,
  lastName: family_name,
  email,
});

export function findUser(handle: Handle, id: string): Promise<User | undefined> {
  return handle.selectFrom('identity_user').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findRoles(handle: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, Role[]>> {
  const users = await handle
    .selectFrom('identity_user')
    .select(['id', 'roles'])
    .where('id', '=', anyTextOf(ids))
    .execute();
  return new Map(users.map(({ id, roles }) => [id, roles]));
}

/** Locks the user against changes until the transaction ends. */
export function lockUser(tx: Tx, id: string): Promise<User | undefined> {
  return tx.selectFrom('identity_user').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** By the typed name: case and surrounding spaces do not matter. */
export function findUserByName(handle: Handle, username: string): Promise<(User & { epoch: string }) | undefined> {
  return handle
    .selectFrom('identity_user')
    .selectAll()
    .select(sessionsEpoch.as('epoch'))
    .where(sql<boolean>`lower(username collate hr) = lower(${plainUsername(username)} collate hr)`)
    .executeTakeFirst();
}

/** One spelling for letters with two Unicode forms. */
export function plainUsername(username: string): string {
  return username.normalize('NFC').trim();
}

/** The same name for all spellings of an account's name. */
export const accountName = (username: string): string => plainUsername(username).toLowerCase();

export function usersWithRole(handle: Handle, role: Role): Promise<{ identityId: string; enabled: boolean }[]> {
  return handle
    .selectFrom('identity_user')
    .select(['id as identityId', 'enabled'])
    .where(sql<boolean>`${role} = any(roles)`)
    .orderBy('username')
    .execute();
}

/** In lower case. */
export async function allUsernames(handle: Handle): Promise<string[]> {
  const users = await handle.selectFrom('identity_user').select('username').execute();
  return users.map(({ username }) => username.toLowerCase());
}

export async function insertUser(
  tx: Tx,
  user: Omit<User, 'enabled' | 'sessions_ended_at' | 'sessions_ended_by'>,
): Promise<void> {
  await tx.insertInto('identity_user').values(user).execute();
}

export async function updateUser(tx: Tx, id: string, change: Partial<Omit<User, 'id'>>): Promise<void> {
  await tx.updateTable('identity_user').set(change).where('id', '=', id).execute();
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('identity_user').where('id', '=', id).execute();
}
