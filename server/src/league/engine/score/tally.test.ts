import type { MatchResult } from './match-result';
import { tally } from './tally';

describe('R6 the tally of a result', () => {
  it.each<[string, MatchResult, ReturnType<typeof tally>]>([
    [
      'three sets',
      {
        outcome: 'PLAYED',
        sets: [
          [6, 4],
          [3, 6],
          [7, 6],
        ],
      },
      { winner: 0, setsAwarded: [2, 1], setsPlayed: [2, 1], gamesPlayed: [16, 16] },
    ],
    [
      'retirement in the second set: the remaining sets go to the opponent, games count as played',
      {
        outcome: 'RETIRED',
        sets: [
          [6, 4],
          [5, 2],
        ],
        by: 0,
      },
      { winner: 1, setsAwarded: [1, 2], setsPlayed: [1, 0], gamesPlayed: [11, 6] },
    ],
    [
      'retirement in the first set',
      { outcome: 'RETIRED', sets: [[2, 3]], by: 1 },
      { winner: 0, setsAwarded: [2, 0], setsPlayed: [0, 0], gamesPlayed: [2, 3] },
    ],
    [
      'no new balls: 6:0 6:0 on paper, nothing played',
      {
        outcome: 'WALKOVER',
        sets: [
          [0, 6],
          [0, 6],
        ],
        by: 0,
      },
      { winner: 1, setsAwarded: [0, 0], setsPlayed: [0, 0], gamesPlayed: [0, 0] },
    ],
    [
      'broken off by neither',
      {
        outcome: 'NO_RESULT',
        sets: [
          [6, 4],
          [1, 1],
        ],
      },
      { winner: null, setsAwarded: [1, 0], setsPlayed: [1, 0], gamesPlayed: [7, 5] },
    ],
    [
      'forfeited by both',
      { outcome: 'DOUBLE_WALKOVER' },
      { winner: null, setsAwarded: [0, 0], setsPlayed: [0, 0], gamesPlayed: [0, 0] },
    ],
  ])('%s', (_, result, expected) => {
    expect(tally(result)).toEqual(expected);
  });
});
