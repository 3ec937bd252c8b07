import type { TestDatabase } from '../platform/database/testing';
import type { Directory } from '../platform/identity';
import { addIdentity } from '../platform/identity/testing/directory';
import type { TestClub, TestMember } from '../testing/test-club';

/** An administrator who is one in the directory, too: without one no member can be erased. */
export async function addAdministrator(db: TestDatabase, club: TestClub, directory: Directory): Promise<TestMember> {
  const names = { firstName: 'Zvonimir', lastName: 'Upravitelj' };
  const admin = await club.addMember({ ...names, roles: ['ADMIN'] });
  const { identityId: id } = admin;
  const access = { username: id, email: `${id}@example.com`, password: 'jedna duga lozinka' };
  await addIdentity(db, { ...names, ...access, id });
  await db.transaction((tx) => directory.setRoles(tx, id, ['USER', 'ADMIN']));
  return admin;
}
