import { personName, withoutDiacritics } from '@club/shared/domain';
import type { Handle } from '../platform/database';
import type { Taken } from './members-rules';

/** What the club's members use already. */
export async function takenNames(handle: Handle): Promise<Taken> {
  const members = await handle
    .selectFrom('member')
    .select(['username', 'email', 'first_name as firstName', 'last_name as lastName'])
    .execute();
  const identities = await handle.selectFrom('identity_user').select('username').execute();
  return {
    usernames: new Set([...members, ...identities].map(({ username }) => username.toLowerCase())),
    names: new Set(members.map((member) => withoutDiacritics(personName(member)))),
    emails: new Set(members.flatMap(({ email }) => (email ? [email.toLowerCase()] : []))),
  };
}
