import type { LeagueSeason } from '@club/shared/contracts/league/seasons';

/** A finished season without pages, except for what a test overrides. */
export function aSeason(year: number, but: Partial<LeagueSeason> = {}): LeagueSeason {
  return {
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
  };
}
