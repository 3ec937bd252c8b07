import { type SetScore, setsWon } from '@club/shared/domain';
import type { MatchResult } from './match-result';
import { type BothSides, otherSide, type Side, sumSides } from './side';

/** Figures of a result. All of them are derived; none is stored. */
export interface Tally {
  /** Null without a winner: broken off by neither, unplayed, or forfeited by both. */
  readonly winner: Side | null;
  /**
   * Sets for the league's points: after a retirement with the remaining sets given to the opponent (league rule R6).
   */
  readonly setsAwarded: BothSides<number>;
  /** Sets finished on court, for statistics. */
  readonly setsPlayed: BothSides<number>;
  /** Games played on court, for statistics; those of unfinished sets count. */
  readonly gamesPlayed: BothSides<number>;
}

const NOTHING: BothSides<number> = [0, 0];

/**
 * Counts a possible result (see `checkResult`). Source: league rule R6, and its "statistics count only games played".
 */
export function tally(result: MatchResult): Tally {
  switch (result.outcome) {
    case 'PLAYED':
    case 'NO_RESULT': {
      const sets = setsWon(result.sets);
      const decided = sets[0] === 2 ? 0 : sets[1] === 2 ? 1 : null;
      return { winner: decided, setsAwarded: sets, setsPlayed: sets, gamesPlayed: gamesWon(result.sets) };
    }
    case 'RETIRED': {
      const sets = setsWon(result.sets);
      const winner = otherSide(result.by);
      const awarded: BothSides<number> = winner === 0 ? [2, sets[1]] : [sets[0], 2];
      return { winner, setsAwarded: awarded, setsPlayed: sets, gamesPlayed: gamesWon(result.sets) };
    }
    case 'WALKOVER':
      return { winner: otherSide(result.by), setsAwarded: NOTHING, setsPlayed: NOTHING, gamesPlayed: NOTHING };
    case 'DOUBLE_WALKOVER':
    case 'UNPLAYED':
      return { winner: null, setsAwarded: NOTHING, setsPlayed: NOTHING, gamesPlayed: NOTHING };
  }
}

function gamesWon(sets: readonly SetScore[]): BothSides<number> {
  return sets.reduce(sumSides, NOTHING);
}
