import type { LeagueMatch } from '@club/shared/contracts/league/matches';

/** Games by set and player, as in every response. */
export type SixScores = Pick<
  LeagueMatch,
  'set1Igrac1' | 'set1Igrac2' | 'set2Igrac1' | 'set2Igrac2' | 'set3Igrac1' | 'set3Igrac2'
>;

/** Games of the first and the second player in a set. */
export type SetGames = readonly [number, number];

/**
 * The sets in which a game was played, from the side of player 1, or of player 2 with `from` 2. A 0:0 before a played
 * set stays, so that the second set never looks like the first.
 */
export function playedSets(scores: SixScores, from: 1 | 2 = 1): SetGames[] {
  const sets: SetGames[] = [
    [scores.set1Igrac1, scores.set1Igrac2],
    [scores.set2Igrac1, scores.set2Igrac2],
    [scores.set3Igrac1, scores.set3Igrac2],
  ];
  const last = sets.findLastIndex(([one, other]) => one + other > 0);
  return sets.slice(0, last + 1).map(([one, other]) => (from === 1 ? [one, other] : [other, one]));
}

/** `6:3 7:5`; empty when no game was played. */
export const scoreText = (scores: SixScores, from: 1 | 2 = 1): string =>
  playedSets(scores, from)
    .map((set) => set.join(':'))
    .join(' ');
