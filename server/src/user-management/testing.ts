import { actionLogRoutes, createActionLog } from '../action-log';
import type { TestDatabase } from '../platform/database/testing';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { invitationsForTests } from '../platform/identity/testing/invitations';
import { openTestClub } from '../testing/test-club';
import { createInviting } from './inviting.service';
import { createJoining } from './joining.service';
import { userManagementRoutes } from './user-management.routes';
import { createUserManagement } from './user-management.service';

/** The calls about users, and the action log, in a club without a mail server. */
export async function openUserManagement(database: TestDatabase) {
  const directory = await openDirectoryForTests(database);
  const invitations = invitationsForTests(database, directory);
  const club = await openTestClub(database, (base) => {
    const parts = { ...base, directory };
    const notices = { transport: 'NONE' } as const;
    const inviting = createInviting({ ...parts, invitations, notices, clubName: () => 'TK Vinkovci' });
    return [
      userManagementRoutes(createUserManagement({ ...parts, joining: createJoining(parts), inviting })),
      actionLogRoutes(createActionLog(database)),
    ];
  });
  return { club, directory, invitations, joining: createJoining({ ...club, directory }) };
}
