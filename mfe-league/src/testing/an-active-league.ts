import type { ActiveLeague } from '@club/shared/contracts/league/active-league';
import { aCell, aRound } from './a-cell';
import { aMatch } from './a-match';

/** A season of kind RULES with one open round and one match. */
export const anActiveLeague = (): ActiveLeague => ({
  year: 2026,
  version: 1,
  phase: 'ROUNDS',
  round: aRound({ state: 'OPEN', played: 0, matches: 1 }),
  plannedRounds: 17,
  pyramidInitial: [aCell(1, 1, 1), aCell(2, 1, 2)],
  resultsLeague: [aMatch()],
  pyramidResults: [aCell(1, 1, 1, { endPoints: 100, colour: 'blue', movement: 'STAY' })],
  provisional: true,
});
