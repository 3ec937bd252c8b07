const all = ['admin'] as const;

/** Query keys of this remote; a shorter key matches all that begin with it. */
export const keys = {
  /** All data of administrators. */
  all,
  users: [...all, 'users'] as const,
  userPage: (page: number, order: string, search: string, debtors: boolean) =>
    [...all, 'users', page, order, search, debtors] as const,
  userDetails: (id: number) => [...all, 'user-details', id] as const,
  statement: (id: number) => [...all, 'statement', id] as const,
  managedUsers: [...all, 'managed-users'] as const,
  managedUserPage: (page: number, search: string) => [...all, 'managed-users', 'page', page, search] as const,
  managedUser: (id: number) => [...all, 'managed-users', id] as const,
  reservationLists: [...all, 'reservations'] as const,
  reservationList: (call: string, page: number, filter: Readonly<Record<string, string>>) =>
    [...all, 'reservations', call, page, filter] as const,
  settings: [...all, 'settings'] as const,
  slotPlan: [...all, 'slot-plan'] as const,
  firstSteps: [...all, 'first-steps'] as const,
  retention: [...all, 'retention'] as const,
  clubStatus: [...all, 'club-status'] as const,
  clubProfile: [...all, 'club-profile'] as const,
  releases: [...all, 'releases'] as const,
  /** All sums of the finances. */
  finances: [...all, 'finances'] as const,
  summary: (book: 'league' | 'organization', year: number) => [...all, 'finances', book, year] as const,
  friendlyStatistics: [...all, 'finances', 'friendly-statistics'] as const,
  leaguePayments: [...all, 'league-payments'] as const,
  bookYears: [...all, 'finances', 'years'] as const,
  yearPayments: (year: number, page: number) => [...all, 'finances', 'payments', year, page] as const,
  closures: [...all, 'closures'] as const,
  closurePage: (page: number) => [...all, 'closures', 'page', page] as const,
  closurePreview: (key: string) => [...all, 'closure-preview', key] as const,
  closure: (id: number) => [...all, 'closures', id] as const,
  actionLog: (filter: Readonly<Record<string, string>>) => [...all, 'action-log', filter] as const,
  sentMail: (state: string | undefined, search: string) => [...all, 'sent-mail', state ?? 'ALL', search] as const,
  pyramidControl: [...all, 'pyramid-control'] as const,
  initialPyramid: (year: number, phase: string) => [...all, 'initial-pyramid', year, phase] as const,
  seasonControl: (year: number) => [...all, 'season-control', year] as const,
  leagueDraw: (year: number) => [...all, 'league-draw', year] as const,
  leagueResults: (year: number) => [...all, 'league-results', year] as const,
  leagueSeasons: [...all, 'league-seasons'] as const,
  seasonChanges: (year: number) => [...all, 'season-changes', year] as const,
  seasonChangesPage: (year: number, page: number) => [...all, 'season-changes', year, page] as const,
  seeders: (year: number) => [...all, 'seeders', year] as const,
  registrations: [...all, 'registrations'] as const,
  registrationsOf: (year: number) => [...all, 'registrations', year] as const,
  leaguePlayers: [...all, 'league-players'] as const,
  gallery: (year: number) => [...all, 'gallery', year] as const,
  /**
   * Previews of a publication are not part of `all`: each belongs to one version of its season, so refetching it after a
   * change of the season would be refused. An erasure changes them within a version.
   */
  roundPreview: (year: number, closing: object) => ['admin-previews', 'round', year, closing] as const,
  drawPreview: (year: number, draw: object) => ['admin-previews', 'draw', year, draw] as const,
} as const;
