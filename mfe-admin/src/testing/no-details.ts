import type { AdminUserDetails } from '@club/shared/contracts/accounts/member-details';

/** The details of a member without reservations, payments and debt. */
export const NO_DETAILS: AdminUserDetails = {
  user: { userId: 7, firstName: 'Ana', lastName: 'Kovač', username: 'akovac', accountBalance: 0, active: true },
  gratisServiceReservationCount: 0,
  unpaidReservations: [],
  payments: [],
  paidReservations: [],
  complimentaryReservations: [],
  gratisServiceReservations: [],
  internalReservations: [],
  leagueReservations: [],
};
