import type { AdminUserRow } from '@club/shared/contracts/accounts/member-accounts';

/** An active member with an empty account, but for what a test says. */
export function aUser(but: Partial<AdminUserRow> = {}): AdminUserRow {
  return {
    userId: 7,
    firstName: 'Ana',
    lastName: 'Kovač',
    username: 'akovac',
    accountBalance: 0,
    gratisServiceReservations: 0,
    active: true,
    ...but,
  };
}
