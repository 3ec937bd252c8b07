import { expectRefusal } from '../testing/expect-refusal';
import { joinPyramid, leavePyramid } from './membership';

describe('R9 joining', () => {
  it.each<[string, (number | null)[], (number | null)[]]>([
    ['takes the first hole of the last row', [1, 2, 3, 4, 5, null, 7, null], [1, 2, 3, 4, 5, 9, 7, null]],
    ['opens a row below a full one', [1, 2, 3, 4], [1, 2, 3, 4, 9, null, null, null]],
  ])('%s', (_, order, expected) => {
    expect(joinPyramid(order, 9)).toEqual(expected);
  });

  it('refuses a player who is in the pyramid, and an 81st player', () => {
    expectRefusal('PLAYER_ALREADY_PLACED', () => joinPyramid([1, 2, 3, 4], 4));
    const full = Array.from({ length: 80 }, (_, index) => index + 1);
    expectRefusal('PYRAMID_FULL', () => joinPyramid(full, 81));
  });
});

describe('R9 leaving', () => {
  const points: Record<number, number> = { 5: 10, 6: 30, 7: 30, 8: 5, 9: 1, 10: 2 };
  const pointsOf = (player: number): number => points[player] ?? 0;

  it.each<[string, number, (number | null)[], (number | null)[]]>([
    [
      'the row below\u2019s best by points moves up, and so on down; of equals the one further left',
      2,
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null, null],
      [1, 6, 3, 4, 5, 10, 7, 8, 9, null, null, null],
    ],
    ['in the last row the hole stays', 9, [1, 2, 3, 4, 9, 10, null, null], [1, 2, 3, 4, null, 10, null, null]],
    ['of a row without points a player moves up, not a hole', 1, [1, 2, 3, 4, null, 11, null, null], [11, 2, 3, 4]],
    ['the last row may vanish', 1, [1, 2, 3, 4, 5, null, null, null], [5, 2, 3, 4]],
  ])('%s', (_, player, order, expected) => {
    expect(leavePyramid(order, [player], pointsOf)).toEqual(expected);
  });

  it('refuses a player who is not in the pyramid', () => {
    expectRefusal('PLAYER_NOT_IN_PYRAMID', () => leavePyramid([1, 2, 3, 4], [1, 9], pointsOf));
  });

  describe('of several at once', () => {
    const twelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const leaders = new Set([1, 2, 3, 4, 9, 11]);
    const left = (leaving: number[]) => leavePyramid(twelve, leaving, (player) => (leaders.has(player) ? 4 : 1));

    it.each<[string, number[], (number | null)[]]>([
      ['who has risen from below does not rise again', [1, 2], [5, 6, 3, 4, 9, 11, 7, 8, null, 10, null, 12]],
      ['who leaves fills no hole', [1, 5], [6, 2, 3, 4, 9, 11, 7, 8, null, 10, null, 12]],
      ['each row is filled from the row below', [1, 8], [5, 2, 3, 4, 9, 6, 7, 11, null, 10, null, 12]],
      ['a row from which nobody stays is passed over', [1, 5, 6, 7, 8], [9, 2, 3, 4, 11, 10, 12, null]],
    ])('%s, whoever is named first', (_, leaving, expected) => {
      expect(left(leaving)).toEqual(expected);
      expect(left(leaving.toReversed())).toEqual(expected);
    });
  });
});
