import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { TestDatabase } from '../platform/database/testing';
import type { Directory } from '../platform/identity';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { openTestClub, type TestParts } from '../testing/test-club';
import { createJoining, createUserManagement, userManagementRoutes } from '../user-management';
import { createErasure, erasureRoutes } from '.';
import { addAdministrator } from './testing-administrator';

interface ErasureParts extends TestParts {
  readonly db: TestDatabase;
  readonly directory: Directory;
}

/** A club in which an administrator erases people. @param moreCalls those that a test needs besides */
export async function openErasure(
  db: TestDatabase,
  moreCalls: (parts: ErasureParts) => readonly FastifyPluginAsyncZod[] = () => [],
) {
  const directory = await openDirectoryForTests(db);
  const club = await openTestClub(db, (base) => {
    const parts = { ...base, directory };
    return [erasureRoutes(createErasure(parts)), ...moreCalls(parts)];
  });
  return { club, admin: await addAdministrator(db, club, directory) };
}

/** The same, in which the administrator creates and changes users, too. */
export const openErasureOfUsers = (
  db: TestDatabase,
  moreCalls: (parts: ErasureParts) => readonly FastifyPluginAsyncZod[] = () => [],
) =>
  openErasure(db, (parts) => [
    ...moreCalls(parts),
    userManagementRoutes(
      createUserManagement({
        ...parts,
        joining: createJoining(parts),
        inviting: {
          wayFor: () => 'NO_MAIL',
          choicesOf: async () => new Map(),
          invite: async () => undefined,
          end: async () => false,
        },
      }),
    ),
  ]);
