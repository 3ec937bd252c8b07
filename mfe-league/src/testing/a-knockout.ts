import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { leagueSeason } from '@club/shared/testing';
import { aRound } from './a-cell';
import { aMatch, aPlayer } from './a-match';

interface Knockout {
  /** The phase of the newest result; a round while the draw is awaited. */
  phase: LeagueMatch['round'];
  champion?: LeaguePlayer | null;
}

/** The answer of `league-seasons` after the last round of 2026, with one result, won by Ana Kovač. */
export function aKnockout({ phase, champion = null }: Knockout): LeagueSeasons {
  const season = leagueSeason(2026);
  // The newest result is of a round until there is a draw.
  const links = { ...season.links, results: true, seeders: true, draw: !phase.endsWith('_KOLO') };
  const result = { round: phase, outcome: 'PLAYED', winner: aPlayer(1), loser: aPlayer(2) } as const;
  return {
    seasons: [{ ...season, state: 'KNOCKOUT', champion, links }],
    current: {
      year: 2026,
      state: 'KNOCKOUT',
      plannedRounds: 17,
      round: aRound({ round: 'SEDAMNAESTO_KOLO', number: 17 }),
      daysLeft: null,
      nextFixtures: [],
      openFixtures: phase === 'POLUFINALE' ? 1 : 0,
      lastResults: [aMatch({ ...result, set1Igrac1: 6, set1Igrac2: 3, set2Igrac1: 6, set2Igrac2: 4 })],
      topRows: [],
    },
  };
}
