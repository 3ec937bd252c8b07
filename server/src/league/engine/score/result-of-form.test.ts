import { expectRefusal } from '../testing/expect-refusal';
import { writtenSets } from '../testing/written-sets';
import type { MatchResult } from './match-result';
import { resultOfForm } from './result-of-form';
import type { Side } from './side';

describe('resolution 36: the result of a form of six numbers and a retirement box', () => {
  it.each<[string, string, Side | null, MatchResult | null]>([
    ['decided', '6:4 3:6 7:5', null, { outcome: 'PLAYED', sets: writtenSets('6:4 3:6 7:5') }],
    ['decided in two', '6:4 6:4 0:0', null, { outcome: 'PLAYED', sets: writtenSets('6:4 6:4') }],
    ['retired with a game played', '6:4 0:1 0:0', 0, { outcome: 'RETIRED', sets: writtenSets('6:4 0:1'), by: 0 }],
    ['retired without a game', '0:0 0:0 0:0', 1, { outcome: 'WALKOVER', sets: [], by: 1 }],
    ['undecided', '6:4 2:2 0:0', null, { outcome: 'NO_RESULT', sets: writtenSets('6:4 2:2') }],
    ['undecided in the first set', '0:1 0:0 0:0', null, { outcome: 'NO_RESULT', sets: writtenSets('0:1') }],
    ['all zero', '0:0 0:0 0:0', null, null],
  ])('%s', (_, sets, retired, expected) => {
    expect(resultOfForm(writtenSets(sets), retired)).toEqual(expected);
  });

  it('refuses an impossible result regardless of who retired', () => {
    expectRefusal('SET_IMPOSSIBLE', () => resultOfForm(writtenSets('7:4 6:0 0:0'), null));
    expectRefusal('TOO_MANY_SETS', () => resultOfForm(writtenSets('6:4 6:4 6:4'), null));
    expectRefusal('MATCH_DECIDED', () => resultOfForm(writtenSets('6:4 6:4 0:0'), 1));
    expectRefusal('NOT_A_GAME_COUNT', () => resultOfForm([[Number.NaN, 0]], null));
    expectRefusal('SIDE_UNKNOWN', () => resultOfForm([], 2 as Side));
  });
});
