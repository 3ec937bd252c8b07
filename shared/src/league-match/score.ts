import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { type SetScore, setsSeenFrom, startedSets } from '@club/shared/domain';

/** Games by set and player, as in every response. */
export type SixScores = Pick<
  LeagueMatch,
  'set1Igrac1' | 'set1Igrac2' | 'set2Igrac1' | 'set2Igrac2' | 'set3Igrac1' | 'set3Igrac2'
>;

/**
 * The sets in which a game was played, from the side of player 1, or of player 2 with `from` 2. A 0:0 before a played
 * set stays, so that the second set is not mistaken for the first.
 */
export function playedSets(scores: SixScores, from: 1 | 2 = 1): readonly SetScore[] {
  const sets: SetScore[] = [
    [scores.set1Igrac1, scores.set1Igrac2],
    [scores.set2Igrac1, scores.set2Igrac2],
    [scores.set3Igrac1, scores.set3Igrac2],
  ];
  return setsSeenFrom(from === 1 ? 0 : 1, startedSets(sets));
}

/** `6:3 7:5`; empty when no game was played. */
export const scoreText = (scores: SixScores, from: 1 | 2 = 1): string =>
  playedSets(scores, from)
    .map((set) => set.join(':'))
    .join(' ');
