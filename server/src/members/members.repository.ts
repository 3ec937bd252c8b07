import { sql } from 'kysely';
import { type Handle, isUniqueViolation, type Tx } from '../platform/database';
import { emailTaken, plainUsername, usernameTaken } from '../platform/identity';
import { memberErased, memberUnknown } from './member-refusals';

export interface NewMember {
  readonly identityId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname?: string;
  readonly email: string | null;
  readonly createdAt: Date;
}

/**
 * @returns their ids, in the order of the members
 * @throws Refusal `USERNAME_TAKEN` (409, field userName), `EMAIL_TAKEN` (409, field email)
 */
export async function insertMembers(tx: Tx, members: readonly NewMember[]): Promise<number[]> {
  if (members.length === 0) return [];
  const rows = members.map(({ identityId, username, firstName, lastName, nickname = null, email, createdAt }) => ({
    identity_id: identityId,
    username,
    first_name: firstName,
    last_name: lastName,
    nickname,
    email,
    created_at: createdAt,
  }));
  const inserted = await tx
    .insertInto('member')
    .values(rows)
    .returning(['id', 'identity_id'])
    .execute()
    .catch(refuseTaken);
  const ids = new Map(inserted.map(({ id, identity_id }) => [identity_id, id]));
  return members.map(({ identityId }) => ids.get(identityId) as number);
}

/** @throws Refusal `USERNAME_TAKEN` (409, field userName), `EMAIL_TAKEN` (409, field email) */
export async function insertMember(tx: Tx, member: NewMember): Promise<number> {
  const [id] = await insertMembers(tx, [member]);
  return id as number;
}

export function findMember(handle: Handle, id: number) {
  return members(handle).where('id', '=', id).executeTakeFirst();
}

/** By the typed username, as at the sign-in: case and surrounding spaces do not matter. */
export function memberNamed(handle: Handle, username: string) {
  return members(handle)
    .where(sql<boolean>`lower(username collate hr) = lower(${plainUsername(username)} collate hr)`)
    .executeTakeFirst();
}

/**
 * The member, for a change that is refused for an erased member: locked until the transaction ends, so that no change
 * is written after an erasure that it did not see. New bookings of the member do not wait for it; they and an erasure
 * lock the account.
 * @throws Refusal `MEMBER_UNKNOWN` (404), `MEMBER_ERASED` (409)
 */
export async function lockPresentMember(tx: Tx, id: number): Promise<Member> {
  const member = await members(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!member) throw memberUnknown();
  if (member.erasedAt) throw memberErased();
  return member;
}

export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** @throws Refusal `EMAIL_TAKEN` (409, field email) */
export async function saveContact(
  tx: Tx,
  id: number,
  change: { email?: string | null; contactPublic?: boolean },
): Promise<void> {
  await tx
    .updateTable('member')
    .set({
      ...(change.email === undefined ? {} : { email: change.email }),
      ...(change.contactPublic === undefined ? {} : { contact_public: change.contactPublic }),
    })
    .where('id', '=', id)
    .execute()
    .catch(refuseTaken);
}

/** Records that members are accounts of the demo club. */
export async function markDemoMembers(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.updateTable('member').set({ demo: true }).where('id', 'in', ids).execute();
}

/** Accounts of the demo club that can be signed in to. */
export async function countDemoMembers(handle: Handle): Promise<number> {
  const { count } = await handle
    .selectFrom('member')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('demo', '=', true)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'member_username_key')) throw usernameTaken();
  throw isUniqueViolation(error, 'member_email') ? emailTaken() : error;
}

const members = (handle: Handle) =>
  handle
    .selectFrom('member')
    .select([
      'id',
      'identity_id as identityId',
      'username',
      'first_name as firstName',
      'last_name as lastName',
      'nickname',
      'email',
      'active',
      'contact_public as contactPublic',
      'created_at as createdAt',
      'erased_at as erasedAt',
    ]);
