import type { Database } from '../../database';
import { hashPassword, verifyPassword } from '../password/password-hash';
import { type AccessEnding, openSessionNotices } from '../storage/session-notices';
import { EmbeddedDirectory } from '../users/embedded-directory';
import { findUser, insertUser } from '../users/users.repository';

/** The embedded provider's directory, for tests of the services that change identities. */
export async function openDirectoryForTests(database: Database, onEnding?: AccessEnding): Promise<EmbeddedDirectory> {
  return new EmbeddedDirectory(database, await openSessionNotices(database, onEnding));
}

/** An identity of the embedded provider for a member that a test has already created. */
export async function addIdentity(
  database: Database,
  person: { id: string; username: string; firstName: string; lastName: string; email: string; password: string },
): Promise<void> {
  const password_hash = await hashPassword(person.password);
  await database.transaction((tx) =>
    insertUser(tx, {
      id: person.id,
      username: person.username,
      given_name: person.firstName,
      family_name: person.lastName,
      email: person.email,
      roles: ['USER'],
      one_time: false,
      password_hash,
    }),
  );
}

export const findIdentity = (database: Database, id: string) => findUser(database.handle, id);

export async function hasPassword(database: Database, id: string, password: string): Promise<boolean> {
  return verifyPassword((await findUser(database.handle, id))?.password_hash, password);
}
