import type { Database } from '../platform/database';
import { insertMember } from './members.repository';

let joined = 0;

/** A member without an identity to sign in with, for tests of services. */
export function memberForTests(db: Database): Promise<number> {
  joined += 1;
  const username = `clan${joined}`;
  const member = { identityId: `identity-${joined}`, username, firstName: 'Član', lastName: `Broj${joined}` };
  return db.transaction((tx) =>
    insertMember(tx, { ...member, email: null, createdAt: new Date('2026-01-01T00:00:00Z') }),
  );
}
