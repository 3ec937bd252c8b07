import type { Handle } from '../platform/database';

/** Usernames and addresses in use, in lower case. */
export async function takenNames(handle: Handle): Promise<{ usernames: Set<string>; emails: Set<string> }> {
  const members = await handle.selectFrom('member').select(['username', 'email']).execute();
  const identities = await handle.selectFrom('identity_user').select('username').execute();
  return {
    usernames: new Set([...members, ...identities].map(({ username }) => username.toLowerCase())),
    emails: new Set(members.flatMap(({ email }) => (email ? [email.toLowerCase()] : []))),
  };
}
