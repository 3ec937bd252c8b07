import type { ServiceParts } from '../platform/service-parts';
import { createAccounts } from './accounts.service';
import { accountsAdminRoutes } from './accounts-admin.routes';
import { createMemberDetails } from './member-details.service';
import { createStatements } from './statement.service';

/** The administrators' calls about accounts. */
export const accountsAdminForTests = (parts: ServiceParts) =>
  accountsAdminRoutes({
    accounts: createAccounts(parts),
    members: createMemberDetails({ ...parts, obligationsOf: async () => undefined }),
    statements: createStatements(parts.db),
  });
