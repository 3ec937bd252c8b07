import type { LeagueSeason } from '@club/shared/contracts/league/seasons';

/** A finished season of the league without pages, except for what a test overrides. */
export const leagueSeason = (year: number, but: Partial<LeagueSeason> = {}): LeagueSeason => ({
  year,
  kind: 'RULES',
  state: 'FINISHED',
  players: 63,
  plannedRounds: 17,
  publishedRounds: 17,
  matches: 569,
  startDate: `${year}-04-07`,
  endDate: `${year}-08-28`,
  champion: null,
  secondPlace: null,
  thirdPlace: null,
  consolationChampion: null,
  final: null,
  links: {
    results: false,
    oldLeague: false,
    seeders: false,
    draw: false,
    qualifications: false,
    consolation: false,
    statistics: false,
    gallery: false,
  },
  ...but,
});
