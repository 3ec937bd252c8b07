import { seasonSettings } from '../season-settings';
import { Meetings } from './meetings';
import { pairCost } from './pair-cost';
import { pairRound, pairRows } from './pairing';

const upper = [1, 2, 3, 4];
const lower = [5, 6, 7, 8];

function metIn(...matches: [number, number][]): Meetings {
  const meetings = new Meetings();
  for (const [first, second] of matches) meetings.add(first, second);
  return meetings;
}

/** Two matches of each player against new opponents, so that nothing before them is recent. */
function fillers(...players: number[]): [number, number][] {
  return players.flatMap((player): [number, number][] => [
    [player, 90 + player],
    [player, 190 + player],
  ]);
}

function written(pairs: readonly (readonly (number | null)[])[]): string {
  return pairs.map((pair) => pair.map((player) => player ?? '·').join('-')).join(' ');
}

describe('R3 opponents within a row pair', () => {
  it.each<[string, Meetings, string]>([
    ['strangers meet column by column', metIn(), '1-5 2-6 3-7 4-8'],
    ['a rematch is avoided by the cheapest exchange of columns', metIn([1, 5]), '1-6 2-5 3-7 4-8'],
    ['of equally cheap assignments the lexicographic first is taken', metIn([2, 6]), '1-5 2-7 3-6 4-8'],
    [
      'of assignments without a rematch the nearest columns are taken, also when it is not the lexicographic first',
      metIn([2, 6], [3, 6]),
      '1-6 2-5 3-7 4-8',
    ],
    ['two rematches side by side are avoided together', metIn([1, 5], [2, 6]), '1-6 2-5 3-7 4-8'],
    [
      'an older meeting of the season weighs more than columns',
      metIn([1, 5], [1, 90], [1, 91], [5, 92], [5, 93]),
      '1-6 2-5 3-7 4-8',
    ],
    [
      'an older meeting weighs less than one in the last 2 matches',
      metIn([1, 5], [5, 92], [5, 93], [1, 6], [1, 7], [1, 8]),
      '1-5 2-6 3-7 4-8',
    ],
    [
      'one rematch weighs more than any number of older meetings',
      metIn([2, 5], [2, 5], [3, 5], [3, 5], [4, 5], [4, 5], ...fillers(2, 3, 4, 5), [1, 5]),
      '1-6 2-5 3-7 4-8',
    ],
    ['recent for one of the two is recent', metIn([1, 5], [1, 90], [1, 91], [2, 5], [3, 5]), '1-6 2-7 3-8 4-5'],
  ])('%s', (_, meetings, pairs) => {
    expect(written(pairRows(upper, lower, pairCost('avoid-rematch', meetings)))).toBe(pairs);
  });

  it('falls back to columns when all assignments have the same number of rematches', () => {
    const everybody = metIn(
      ...upper.flatMap((first): [number, number][] => [
        [first, 5],
        [first, 6],
      ]),
    );
    expect(written(pairRows(upper, lower, pairCost('avoid-rematch', everybody)))).toBe('1-5 2-6 3-7 4-8');
  });

  it('ignores earlier meetings with the setting column', () => {
    expect(written(pairRows(upper, lower, pairCost('column', metIn([1, 5], [2, 6]))))).toBe('1-5 2-6 3-7 4-8');
  });

  it('leaves the partner of a hole without opponent', () => {
    expect(written(pairRows(upper, [5, null, 7, 8], pairCost('avoid-rematch', metIn())))).toBe('1-5 2-· 3-7 4-8');
  });
});

describe('R4 edge row', () => {
  const settings = seasonSettings(2025);
  const twoRows = [...upper, ...lower];

  it.each<[string, (number | null)[], Meetings, string]>([
    ['neighbours play, the one further right attacks', twoRows, metIn(), '1-2 3-4 5-6 7-8'],
    ['a rematch changes the split', twoRows, metIn([1, 2], [5, 6]), '1-3 2-4 5-7 6-8'],
    ['two rematches leave the third split', twoRows, metIn([1, 2], [1, 3]), '1-4 2-3 5-6 7-8'],
    ['three players: one is left without opponent', [...upper, 5, 6, 7, null], metIn(), '1-2 3-4 5-6 7-·'],
    ['two players always play', [...upper, 5, null, null, 8], metIn([5, 8]), '1-2 3-4 5-8 ·-·'],
    ['one player', [...upper, 5, null, null, null], metIn(), '1-2 3-4 5-· ·-·'],
  ])('%s', (_, order, meetings, pairs) => {
    expect(written(pairRound(order, 2, settings, meetings))).toBe(pairs);
  });

  it('rests with that setting of the season', () => {
    const resting = seasonSettings(2025, { edgeRow: 'rest' });
    expect(written(pairRound(upper, 1, resting, metIn()))).toBe('1-· 2-· 3-· 4-·');
  });
});
