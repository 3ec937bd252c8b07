import { expectRefusal } from '../testing/expect-refusal';
import { checkPublishable, clearCell, placePlayer } from './draft';

describe('R1 ADMIN places, replaces and clears', () => {
  const place = { row: 1, position: 2 };

  it('puts a player into a cell', () => {
    expect(placePlayer([], place, 5)).toEqual([null, 5, null, null]);
    expect(placePlayer([1, 2, 3, 4], { row: 2, position: 4 }, 5)).toEqual([1, 2, 3, 4, null, null, null, 5]);
  });

  it('changes nothing where the player already is', () => {
    expect(placePlayer([1, 2, null, null], place, 2)).toEqual([1, 2, null, null]);
  });

  it('knows 20 rows', () => {
    expect(placePlayer([], { row: 20, position: 4 }, 5)).toHaveLength(80);
  });

  it('replaces only with `replace`', () => {
    expectRefusal('CELL_OCCUPIED', () => placePlayer([1, 2, null, null], place, 5));
    expect(placePlayer([1, 2, null, null], place, 5, { replace: true })).toEqual([1, 5, null, null]);
  });

  it('never puts a player into two cells', () => {
    expectRefusal('PLAYER_ALREADY_PLACED', () => placePlayer([1, null, null, null], place, 1, { replace: true }));
  });

  it.each([
    { row: 0, position: 1 },
    { row: 21, position: 1 },
    { row: 1, position: 5 },
    { row: 1.5, position: 1 },
  ])('knows no cell $row/$position', (outside) => {
    expectRefusal('CELL_OUTSIDE_PYRAMID', () => placePlayer([], outside, 1));
  });

  it('clears a cell, and with the last one the row', () => {
    expect(clearCell([1, 2, null, null], place)).toEqual([1, null, null, null]);
    expect(clearCell([null, 2, null, null], place)).toEqual([]);
    expect(clearCell([], place)).toEqual([]);
  });
});

describe('R1 what can be published', () => {
  it('lets the last row be incomplete, wherever its holes are', () => {
    expect(checkPublishable([1, 2, 3, 4, null, 6, null, 7])).toHaveLength(8);
  });

  it.each([2, 80])('may have %d players', (players) => {
    expect(checkPublishable(Array.from({ length: players }, (_, index) => index + 1)).at(players - 1)).toBe(players);
  });

  it.each<[string, Parameters<typeof expectRefusal>[0], (number | null)[]]>([
    ['a hole above the last row', 'ROW_INCOMPLETE', [1, 2, null, 4, 5]],
    ['a hole in the second of three rows', 'ROW_INCOMPLETE', [1, 2, 3, 4, 5, null, 7, 8, 9]],
    ['a doubled player', 'PLAYER_ALREADY_PLACED', [1, 2, 1]],
    ['a single player', 'FIELD_TOO_SMALL', [1]],
    ['81 players', 'PYRAMID_FULL', Array.from({ length: 81 }, (_, index) => index + 1)],
  ])('refuses %s', (_, code, order) => {
    expectRefusal(code, () => checkPublishable(order));
  });
});
