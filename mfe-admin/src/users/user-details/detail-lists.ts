import type { AdminUserDetails } from '@club/shared/contracts/accounts/member-details';

export interface DetailList {
  readonly name: Extract<keyof AdminUserDetails, `${string}Reservations`>;
  readonly title: string;
  readonly empty: string;
}

export const UNPAID: DetailList = {
  name: 'unpaidReservations',
  title: 'Neplaćene rezervacije',
  empty: 'Igrač nema neplaćenih rezervacija.',
};

/** The other reservations of a member, by how they were settled, in the order of the first specification. */
export const SETTLED: readonly DetailList[] = [
  { name: 'paidReservations', title: 'Plaćene rezervacije', empty: 'Igrač nema plaćenih rezervacija.' },
  { name: 'complimentaryReservations', title: 'Gratis rezervacije', empty: 'Igrač nema gratis rezervacija.' },
  { name: 'gratisServiceReservations', title: 'Rezervacije za uslugu', empty: 'Igrač nema rezervacija za uslugu.' },
  { name: 'internalReservations', title: 'Interne rezervacije', empty: 'Igrač nema internih rezervacija.' },
  { name: 'leagueReservations', title: 'Ligaške rezervacije', empty: 'Igrač nema ligaških rezervacija.' },
];
