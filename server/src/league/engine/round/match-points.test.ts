import type { MatchResult } from '../score/match-result';
import { writtenSets } from '../testing/written-sets';
import { makeFixture } from './fixture';
import { fixturePoints, matchPoints } from './match-points';

describe('R6 points', () => {
  it.each<[string, MatchResult, [number, number], [boolean, boolean]]>([
    ['2:0', { outcome: 'PLAYED', sets: writtenSets('6:0 6:0') }, [4, 1], [true, true]],
    ['0:2', { outcome: 'PLAYED', sets: writtenSets('0:6 0:6') }, [1, 4], [true, true]],
    ['2:1', { outcome: 'PLAYED', sets: writtenSets('6:0 0:6 6:0') }, [3, 2], [true, true]],
    ['1:2', { outcome: 'PLAYED', sets: writtenSets('6:0 0:6 0:6') }, [2, 3], [true, true]],
    ['retired at 0:0', { outcome: 'RETIRED', sets: [], by: 1 }, [4, 1], [true, true]],
    ['retired when a set up', { outcome: 'RETIRED', sets: writtenSets('6:1 3:0'), by: 0 }, [2, 3], [true, true]],
    ['retired when a set down', { outcome: 'RETIRED', sets: writtenSets('6:1 3:0'), by: 1 }, [4, 1], [true, true]],
    ['retired at 1:1', { outcome: 'RETIRED', sets: writtenSets('6:1 1:6 2:0'), by: 0 }, [2, 3], [true, true]],
    ['walkover', { outcome: 'WALKOVER', sets: [], by: 0 }, [0, 4], [false, true]],
    ['no new balls', { outcome: 'WALKOVER', sets: writtenSets('6:0 6:0'), by: 1 }, [4, 0], [true, false]],
    ['no result at 1:0', { outcome: 'NO_RESULT', sets: writtenSets('6:1 3:3') }, [2, 1], [true, true]],
    ['no result at 1:1', { outcome: 'NO_RESULT', sets: writtenSets('6:1 1:6') }, [2, 2], [true, true]],
    ['unplayed', { outcome: 'UNPLAYED', excused: false }, [0, 0], [false, false]],
    ['unplayed for rain', { outcome: 'UNPLAYED', excused: true }, [0, 0], [true, true]],
    ['both forfeit', { outcome: 'DOUBLE_WALKOVER' }, [0, 0], [false, false]],
  ])('%s', (_, result, points, bonus) => {
    expect(matchPoints(result)).toEqual({ points, bonus });
  });
});

describe('R5 points of a round\u2019s match', () => {
  const regular = { regular: 1, substitute: null };
  const replaced = { regular: 2, substitute: 90 };
  const result: MatchResult = { outcome: 'PLAYED', sets: writtenSets('6:0 0:6 6:0') };

  it.each([
    ['two regulars', makeFixture('1-2', [regular, { ...replaced, substitute: null }], result), [3, 2], [true, true]],
    ['a substitute who lost', makeFixture('1-2', [regular, replaced], result), [3, 0], [true, false]],
    ['a substitute who won', makeFixture('2-1', [replaced, regular], result), [0, 2], [false, true]],
    ['no result yet', makeFixture('1-2', [regular, replaced], null), [0, 0], [false, false]],
  ] as const)('%s', (_, fixture, points, bonus) => {
    expect(fixturePoints(fixture)).toEqual({ points, bonus });
  });
});
