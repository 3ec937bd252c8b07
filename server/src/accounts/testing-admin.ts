import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import type { Live } from '../platform/live';
import { createAccounts } from './accounts.service';
import { accountsAdminRoutes } from './accounts-admin.routes';
import { createMemberDetails } from './member-details.service';
import { createStatements } from './statement.service';

/** The administrators' calls about accounts. */
export const accountsAdminForTests = (parts: { db: Database; live: Live; clock: Clock }) =>
  accountsAdminRoutes({
    accounts: createAccounts(parts),
    members: createMemberDetails(parts.db),
    statements: createStatements(parts.db),
  });
