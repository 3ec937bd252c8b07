import { personName, withoutDiacritics } from '@club/shared/domain';
import type { Handle } from '../platform/database';
import type { Taken } from './members-rules';

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
