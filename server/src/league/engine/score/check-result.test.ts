import { EngineRefusal } from '../refusal';
import { writtenSets } from '../testing/written-sets';
import { checkResult } from './check-result';
import type { MatchResult } from './match-result';

function refusalOf(result: MatchResult): string {
  try {
    checkResult(result);
  } catch (error) {
    if (error instanceof EngineRefusal && error.message.length > 0) return error.code;
    throw error;
  }
  return 'accepted';
}

describe('a possible tennis result', () => {
  it.each<[string, MatchResult]>([
    ['two sets', { outcome: 'PLAYED', sets: writtenSets('6:4 7:6') }],
    ['a full third set', { outcome: 'PLAYED', sets: writtenSets('6:4 5:7 7:5') }],
    ['retired in the first set', { outcome: 'RETIRED', sets: writtenSets('0:1'), by: 0 }],
    ['retired while leading', { outcome: 'RETIRED', sets: writtenSets('6:0 5:0'), by: 0 }],
    ['retired between sets', { outcome: 'RETIRED', sets: writtenSets('6:0 4:6'), by: 1 }],
    ['broken off within the first set', { outcome: 'NO_RESULT', sets: writtenSets('5:5') }],
    ['broken off after a set', { outcome: 'NO_RESULT', sets: writtenSets('6:3') }],
    ['broken off in the third set', { outcome: 'NO_RESULT', sets: writtenSets('6:3 3:6 2:2') }],
    ['a walkover without score', { outcome: 'WALKOVER', sets: [], by: 1 }],
    ['no new balls', { outcome: 'WALKOVER', sets: writtenSets('6:0 6:0'), by: 1 }],
    ['forfeited by both', { outcome: 'DOUBLE_WALKOVER' }],
    ['unplayed', { outcome: 'UNPLAYED', excused: false }],
    ['unplayed because of rain', { outcome: 'UNPLAYED', excused: true }],
  ])('%s is kept as it is', (_, result) => {
    expect(checkResult(result)).toEqual(result);
  });

  it.each(['', '0:0 0:0 0:0'])('is a walkover when somebody retired without a game: „%s”', (sets) => {
    const result = checkResult({ outcome: 'RETIRED', sets: sets ? writtenSets(sets) : [], by: 1 });
    expect(result).toEqual({ outcome: 'WALKOVER', sets: [], by: 1 });
  });

  it('may contain empty sets of a form of six numbers', () => {
    const result = checkResult({ outcome: 'PLAYED', sets: writtenSets('6:4 6:4 0:0') });
    expect(result).toEqual({ outcome: 'PLAYED', sets: writtenSets('6:4 6:4') });
  });
});

describe('an impossible tennis result', () => {
  it.each<[string, MatchResult, string]>([
    ['7:4', { outcome: 'PLAYED', sets: writtenSets('7:4 6:0') }, 'SET_IMPOSSIBLE'],
    ['7:7', { outcome: 'PLAYED', sets: writtenSets('7:7 6:0') }, 'SET_IMPOSSIBLE'],
    ['eight games', { outcome: 'PLAYED', sets: writtenSets('8:6 6:0') }, 'NOT_A_GAME_COUNT'],
    ['a match tie-break of 10:8', { outcome: 'PLAYED', sets: writtenSets('6:4 4:6 10:8') }, 'NOT_A_GAME_COUNT'],
    ['half a game', { outcome: 'PLAYED', sets: writtenSets('6:4.5 6:0') }, 'NOT_A_GAME_COUNT'],
    ['fewer than no games', { outcome: 'PLAYED', sets: writtenSets('6:-1 6:0') }, 'NOT_A_GAME_COUNT'],
    ['6:5 as a set', { outcome: 'PLAYED', sets: writtenSets('6:5 6:0') }, 'SET_UNFINISHED'],
    ['a gap between sets', { outcome: 'PLAYED', sets: writtenSets('6:4 0:0 6:4') }, 'SET_UNFINISHED'],
    ['no set at all', { outcome: 'PLAYED', sets: [] }, 'MATCH_UNFINISHED'],
    ['one set', { outcome: 'PLAYED', sets: writtenSets('6:4') }, 'MATCH_UNFINISHED'],
    ['one set each', { outcome: 'PLAYED', sets: writtenSets('6:4 4:6') }, 'MATCH_UNFINISHED'],
    ['a third set after 2:0', { outcome: 'PLAYED', sets: writtenSets('6:4 6:4 6:4') }, 'TOO_MANY_SETS'],
    ['four sets', { outcome: 'PLAYED', sets: writtenSets('6:4 4:6 6:4 6:4') }, 'TOO_MANY_SETS'],
    ['retired after the end', { outcome: 'RETIRED', sets: writtenSets('6:4 6:4'), by: 1 }, 'MATCH_DECIDED'],
    [
      'retired in a set after the end',
      { outcome: 'RETIRED', sets: writtenSets('6:4 6:4 1:0'), by: 1 },
      'TOO_MANY_SETS',
    ],
    ['retired at 7:0', { outcome: 'RETIRED', sets: writtenSets('7:0'), by: 1 }, 'SET_IMPOSSIBLE'],
    ['retired after an unfinished set', { outcome: 'RETIRED', sets: writtenSets('3:3 1:0'), by: 1 }, 'SET_UNFINISHED'],
    ['broken off before the first game', { outcome: 'NO_RESULT', sets: writtenSets('0:0') }, 'NO_GAME_PLAYED'],
    ['broken off after the end', { outcome: 'NO_RESULT', sets: writtenSets('6:1 6:1') }, 'MATCH_DECIDED'],
    ['a walkover with one set', { outcome: 'WALKOVER', sets: writtenSets('6:0'), by: 1 }, 'WALKOVER_SCORE'],
    ['a walkover with unfinished sets', { outcome: 'WALKOVER', sets: writtenSets('5:0 5:0'), by: 1 }, 'WALKOVER_SCORE'],
    ['a walkover with games', { outcome: 'WALKOVER', sets: writtenSets('6:1 6:0'), by: 1 }, 'WALKOVER_SCORE'],
    [
      'a walkover won by the player who conceded',
      { outcome: 'WALKOVER', sets: writtenSets('6:0 6:0'), by: 0 },
      'WALKOVER_SCORE',
    ],
  ])('%s is refused', (_, result, code) => {
    expect(refusalOf(result)).toBe(code);
  });
});

describe('the refusal of an impossible set', () => {
  it.each<[string, MatchResult, string | null]>([
    ['names the set that cannot be', { outcome: 'PLAYED', sets: writtenSets('6:0 7:4') }, 'set2'],
    ['names the set that is not finished', { outcome: 'PLAYED', sets: writtenSets('6:5 6:0') }, 'set1'],
    ['names the set with too many games', { outcome: 'PLAYED', sets: writtenSets('6:4 4:6 10:8') }, 'set3'],
    ['names the set in which a player retired', { outcome: 'RETIRED', sets: writtenSets('6:4 7:0'), by: 1 }, 'set2'],
    ['names the set too many', { outcome: 'PLAYED', sets: writtenSets('6:4 6:4 6:4') }, 'set3'],
    ['has no name for a fourth', { outcome: 'PLAYED', sets: writtenSets('6:4 4:6 6:4 6:4') }, null],
    ['names none of a match that is not finished', { outcome: 'PLAYED', sets: writtenSets('6:4 4:6') }, null],
  ])('%s', (_, result, property) => {
    expect(() => checkResult(result)).toThrow(expect.objectContaining({ property }));
  });

  it('states its number and score', () => {
    const unfinished: MatchResult = { outcome: 'PLAYED', sets: writtenSets('6:0 6:5 6:0') };
    expect(() => checkResult(unfinished)).toThrow('2. set (6:5) nije odigran do kraja.');
  });
});

/** Results come from outside, where types are not guaranteed. */
describe('an invalid value as a result', () => {
  it.each<[string, unknown, string]>([
    ['an unknown outcome', { outcome: 'WON', sets: [] }, 'OUTCOME_UNKNOWN'],
    ['a retirement without a player', { outcome: 'RETIRED', sets: writtenSets('1:0') }, 'SIDE_UNKNOWN'],
    ['a walkover of a third side', { outcome: 'WALKOVER', sets: [], by: 2 }, 'SIDE_UNKNOWN'],
    ['no sets', { outcome: 'PLAYED' }, 'SET_IMPOSSIBLE'],
    ['sets that are text', { outcome: 'PLAYED', sets: '60' }, 'SET_IMPOSSIBLE'],
    ['a set that is text', { outcome: 'PLAYED', sets: ['60', [6, 0]] }, 'SET_IMPOSSIBLE'],
    [
      'a set of three numbers',
      {
        outcome: 'PLAYED',
        sets: [
          [6, 0, 1],
          [6, 0],
        ],
      },
      'SET_IMPOSSIBLE',
    ],
    ['a set of one number', { outcome: 'PLAYED', sets: [[6], [6, 0]] }, 'SET_IMPOSSIBLE'],
  ])('%s is refused', (_, result, code) => {
    expect(refusalOf(result as MatchResult)).toBe(code);
  });
});
