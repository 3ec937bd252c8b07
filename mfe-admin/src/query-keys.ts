const all = ['admin'] as const;

/** Query keys of this remote; a shorter key means all that begin with it. */
export const keys = {
  /** Whatever an administrator sees. */
  all,
  users: [...all, 'users'] as const,
  userPage: (page: number, order: string, search: string) => [...all, 'users', page, order, search] as const,
  userDetails: (id: string) => [...all, 'user-details', id] as const,
  statement: (id: string) => [...all, 'statement', id] as const,
  managedUsers: [...all, 'managed-users'] as const,
  reservationLists: [...all, 'reservations'] as const,
  reservationList: (call: string, page: number, filter: Readonly<Record<string, string>>) =>
    [...all, 'reservations', call, page, filter] as const,
  settings: [...all, 'settings'] as const,
  actionLog: (filter: Readonly<Record<string, string>>) => [...all, 'action-log', filter] as const,
} as const;
