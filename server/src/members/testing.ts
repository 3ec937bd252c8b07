import type { Database } from '../database/database';
import { insertMember } from './members.repository';

let joined = 0;

/** A member without an identity to sign in with, for tests of what lies behind the doors. */
export function memberForTests(db: Database, { inLeague = false } = {}): Promise<number> {
  joined += 1;
  const username = `clan${joined}`;
  const member = { identityId: `identity-${joined}`, username, firstName: 'Član', lastName: `Broj${joined}` };
  return db.transaction((tx) =>
    insertMember(tx, { ...member, email: null, inLeague, createdAt: new Date('2026-01-01T00:00:00Z') }),
  );
}
