import { expectRefusal } from '../expect-refusal';
import { checkSameField, movePlayer, swapPlayers } from './rearrange';

const order = [1, 2, 3, 4, 5, null, 7, null];
const place = (row: number, position: number) => ({ row, position });

describe('a next pyramid made by hand', () => {
  it('swaps two players', () => {
    expect(swapPlayers(order, place(1, 1), place(2, 3))).toEqual([7, 2, 3, 4, 5, null, 1, null]);
  });

  it.each([
    ['down', place(1, 2), place(2, 1), [1, 3, 4, 5, 2, null, 7, null]],
    ['up', place(2, 3), place(1, 1), [7, 1, 2, 3, 4, null, 5, null]],
    ['nowhere', place(1, 1), place(1, 1), order],
  ])('moves a player %s, and everybody between by one cell around the holes', (_, from, to, expected) => {
    expect(movePlayer(order, from, to)).toEqual(expected);
  });

  it('takes nobody out of an empty cell', () => {
    expectRefusal('PLAYER_NOT_IN_PYRAMID', () => swapPlayers(order, place(1, 1), place(2, 2)));
    expectRefusal('PLAYER_NOT_IN_PYRAMID', () => movePlayer(order, place(20, 4), place(1, 1)));
  });

  it('keeps its players', () => {
    expect(() => checkSameField([2, 1, null], [1, 2])).not.toThrow();
    expectRefusal('ORDER_CHANGES_FIELD', () => checkSameField([1, 3], [1, 2]));
    expectRefusal('ORDER_CHANGES_FIELD', () => checkSameField([1, 1], [1, 2]));
  });
});
