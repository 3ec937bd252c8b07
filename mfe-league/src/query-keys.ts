/** Query keys of this remote; a shorter key matches all that begin with it. */
export const keys = {
  /** All data that change with the topic `league`. */
  league: ['league'],
  pyramids: (year: number) => ['league', 'pyramids', year] as const,
  active: ['league', 'active'],
  groups: (year: number) => ['league', 'groups', year] as const,
  results: ['league', 'results'],
  seeders: (year: number) => ['league', 'seeders', year] as const,
  draw: (year: number) => ['league', 'draw', year] as const,
  players: ['league', 'players'],
  /** Administrators receive more data than others. */
  player: (id: number, asked: 'ADMIN' | 'PUBLIC') => ['league', 'players', id, asked] as const,
  h2hPlayers: ['league', 'h2h-players'],
  h2h: (first: number, second: number) => ['league', 'h2h', first, second] as const,
  winners: ['league', 'winners'],
  registeredPlayers: ['league', 'registered-players'],
  statistics: (year: number | undefined) => ['league', 'statistics', year ?? 'all'] as const,
  galleries: ['gallery'],
  gallery: (year: number) => ['gallery', year] as const,
  /** The signed-in member's results, also changed by the topic `league`. */
  myResults: ['league', 'my-results'],
  myLeague: ['league', 'my-league'],
  /** Mutation key for saving a match's result. */
  saveResult: (match: string) => ['league', 'save-result', match] as const,
} as const;
