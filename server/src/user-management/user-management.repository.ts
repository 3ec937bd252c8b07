import { sql } from 'kysely';
import type { FoundMembers } from '../members';
import type { Handle, PagePart, Tx } from '../platform/database';

/** An administrator's change of a member. */
export interface MemberChange {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly active?: boolean;
}

export async function updateMember(tx: Tx, id: number, change: MemberChange): Promise<void> {
  await tx.updateTable('member').set(change).where('id', '=', id).execute();
}

/** A user as a call has saved it: a new one is known by the username, a changed one by the number. */
export interface SavedUser {
  readonly id?: number;
  readonly username?: string;
  readonly firstName: string;
  readonly lastName: string;
}

export async function isMember(handle: Handle, { id, username, firstName, lastName }: SavedUser): Promise<boolean> {
  let query = handle
    .selectFrom('member')
    .select('id')
    .where('first_name', '=', firstName)
    .where('last_name', '=', lastName);
  if (id !== undefined) query = query.where('id', '=', id);
  if (username !== undefined) query = query.where('username', '=', username);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Changes of administrators run one after another: two administrators cannot remove each other at once. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('club administrators'))`.execute(tx);
}

/** Members by name, in the form of user management; roles are in the directory. */
export function managedMembers(handle: Handle, { fits }: FoundMembers, { offset, size }: PagePart) {
  return managed(handle)
    .where(fits)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('member.id')
    .offset(offset)
    .limit(size)
    .execute();
}

export type ManagedMember = Awaited<ReturnType<typeof managedMembers>>[number];

export function findManaged(handle: Handle, id: number): Promise<ManagedMember | undefined> {
  return managed(handle).where('id', '=', id).executeTakeFirst();
}

export async function countManaged(handle: Handle, { fits }: FoundMembers): Promise<number> {
  const row = await handle
    .selectFrom('member')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where(fits)
    .executeTakeFirstOrThrow();
  return row.total;
}

const managed = (handle: Handle) =>
  handle
    .selectFrom('member')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'username',
      'identity_id as identityId',
      'email',
      'active',
      'erased_at as erasedAt',
    ]);
