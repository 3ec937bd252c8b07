import { personName, withoutDiacritics } from '@club/shared/domain';
import { sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';
import type { Taken } from './members-rules';

/**
 * Until the transaction ends, no other import proceeds. Not the account of the administrator, as other calls with a key lock
 * it: with a Keycloak an import takes minutes, in which the administrator books.
 */
export async function lockMembersImport(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('members import'))`.execute(tx);
}

/** What the club's members use already. */
export async function takenByMembers(handle: Handle): Promise<Taken> {
  const members = await handle
    .selectFrom('member')
    .select(['username', 'email', 'first_name as firstName', 'last_name as lastName'])
    .execute();
  return {
    usernames: new Set(members.map(({ username }) => username.toLowerCase())),
    names: new Set(members.map((member) => withoutDiacritics(personName(member)))),
    emails: new Set(members.flatMap(({ email }) => email?.toLowerCase() ?? [])),
  };
}
