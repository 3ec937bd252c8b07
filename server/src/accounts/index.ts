export { type Account, lockAccount, lockAccounts } from './accounts.repository';
export { accountRoutes } from './accounts.routes';
export { createAccounts } from './accounts.service';
export { accountsAdminRoutes } from './accounts-admin.routes';
export { chargeAll, refund } from './charges';
export { claimKey, isDoneWithKey, type KeyedRequest, refuseUsedKey } from './claim-key';
export { MONEY_RECEIVED } from './ledger-kinds';
export { createMemberDetails } from './member-details.service';
export { createStatements } from './statement.service';
