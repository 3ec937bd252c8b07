import type { AdminUserRow } from '@club/shared/contracts/accounts/member-accounts';

/** An active member with an empty account, except for what a test overrides. */
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
