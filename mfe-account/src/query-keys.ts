/** Query keys of this remote; a shorter key matches all that begin with it. */
export const keys = {
  account: ['account'],
  balance: ['account', 'balance'],
  statement: ['account', 'statement'],
  myReservations: ['my-reservations'],
  myReservationsPage: (show: 'booked' | 'cancelled', page: number) => ['my-reservations', show, page] as const,
  calendarFeed: ['calendar-feed'],
  prices: ['pricing'],
  personalInfo: ['personal-info'],
  privacy: ['privacy'],
  noticePreferences: ['notice-preferences'],
  /** Whether this browser receives Web Push. */
  browserPush: ['browser-push'],
  unsubscribe: (token: string) => ['unsubscribe', token] as const,
} as const;
