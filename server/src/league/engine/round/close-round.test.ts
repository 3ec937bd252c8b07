import type { Order } from '../pyramid/order';
import type { MatchResult } from '../score/match-result';
import { seasonSettings } from '../season-settings';
import type { Absence } from './absence';
import { closeRound } from './close-round';
import { movementsOf } from './movements';
import { openRound } from './open-round';
import type { Pair } from './pair-cost';

const settings = seasonSettings(2025);
const defenderWins: MatchResult = {
  outcome: 'PLAYED',
  sets: [
    [6, 0],
    [6, 0],
  ],
};
const attackerWins: MatchResult = {
  outcome: 'PLAYED',
  sets: [
    [0, 6],
    [0, 6],
  ],
};
const order: Order = [1, 2, 3, 4, 5, 6, 7, 8];
const pairs: Pair[] = [
  [1, 5],
  [2, 6],
  [3, 7],
  [4, 8],
];

interface Played {
  readonly number?: number;
  readonly absences?: Absence[];
  readonly results?: Record<string, MatchResult>;
  readonly order?: Order;
  readonly pairs?: Pair[];
  readonly pinned?: Order;
}

/**
 * Plays round 1 or `number` of two rows; results are keyed by the pair, e.g. '1-5'. Everybody starts with 100 points.
 */
function play(played: Played) {
  const number = played.number ?? 1;
  const results = Object.fromEntries(
    Object.entries(played.results ?? {}).map(([pair, result]) => [`2025-${number}-${pair}`, result]),
  );
  const round = openRound(
    {
      year: 2025,
      number,
      startDate: '2025-04-07',
      endDate: '2025-04-14',
      order: played.order ?? order,
      pairs: played.pairs ?? pairs,
      absences: played.absences ?? [],
      results,
    },
    () => 100,
  );
  const closing = closeRound(round, settings, played.pinned ?? null);
  const cellOf = (player: number) => closing.cells.find((cell) => cell.player === player);
  const movements = movementsOf({ ...round, closing });
  return { round, closing, movements, cellOf, order: closing.cells.map((cell) => cell.player) };
}

describe('R8 closing a round', () => {
  it('swaps cells only when an attacker won', () => {
    const { order: after } = play({ results: { '1-5': attackerWins, '2-6': defenderWins } });
    expect(after).toEqual([5, 2, 3, 4, 1, 6, 7, 8]);
  });

  it('colours the attacker up green, the defender down red, and all others blue', () => {
    const { movements } = play({ results: { '1-5': attackerWins, '2-6': defenderWins } });
    const moves = movements.map(({ player, to }) => `${player} ${to.colour} ${to.direction}`);
    expect(moves.filter((move) => !move.endsWith('blue NONE'))).toEqual(['5 green UP', '1 red DOWN']);
    expect(movements[0]).toMatchObject({ from: { row: 2, position: 1 }, to: { row: 1, position: 1 } });
  });

  it('adds start points, match points and bonus', () => {
    const { cellOf } = play({ number: 5, results: { '1-5': attackerWins } });
    expect(cellOf(5)).toMatchObject({ startPoints: 100, matchPoints: 4, bonus: 2, endPoints: 106 });
    expect(cellOf(1)).toMatchObject({ startPoints: 100, matchPoints: 1, bonus: 1, endPoints: 102 });
  });

  it('counts a match without a result as unplayed: no points, no move, and the bonus only if excused', () => {
    const { cellOf } = play({
      number: 5,
      results: { '1-5': attackerWins, '3-7': { outcome: 'UNPLAYED', excused: true } },
    });
    expect(cellOf(2)).toMatchObject({ matchPoints: 0, bonus: 0, colour: 'blue', direction: 'NONE' });
    expect(cellOf(3)).toMatchObject({ matchPoints: 0, bonus: 2, colour: 'blue', direction: 'NONE' });
  });

  it('keeps pinned cells, but counts the points and shows who won', () => {
    const { order: after, cellOf } = play({ results: { '1-5': attackerWins }, pinned: order });
    expect(after).toEqual(order);
    expect(cellOf(5)).toMatchObject({ matchPoints: 4, colour: 'green', direction: 'NONE' });
  });
});

describe('R6 movement by outcome', () => {
  it.each<[string, MatchResult, boolean]>([
    ['an attacker\u2019s win', attackerWins, true],
    ['a defender\u2019s win', defenderWins, false],
    ['a retired defender', { outcome: 'RETIRED', sets: [[5, 0]], by: 0 }, true],
    ['a defender\u2019s walkover', { outcome: 'WALKOVER', sets: [], by: 0 }, true],
    ['an attacker\u2019s walkover', { outcome: 'WALKOVER', sets: [], by: 1 }, false],
    ['no result', { outcome: 'NO_RESULT', sets: [[0, 6]] }, false],
    ['no result within the first set', { outcome: 'NO_RESULT', sets: [[0, 5]] }, false],
    ['both forfeit', { outcome: 'DOUBLE_WALKOVER' }, false],
  ])('%s', (_, result, isSwap) => {
    expect(play({ results: { '1-5': result } }).order[0]).toBe(isSwap ? 5 : 1);
  });
});

describe('R7 row bonus by player', () => {
  it('is not given to a player who forfeits, alone or with the opponent', () => {
    const { cellOf } = play({
      number: 5,
      results: { '1-5': { outcome: 'WALKOVER', sets: [], by: 0 }, '2-6': { outcome: 'DOUBLE_WALKOVER' } },
    });
    expect([5, 1, 2, 6].map((player) => cellOf(player)?.bonus)).toEqual([2, 0, 0, 0]);
  });

  it('counts rows from the last occupied one', () => {
    const shorter = [1, 2, 3, 4, 5, null, null, null];
    const { cellOf } = play({
      number: 5,
      order: shorter,
      results: { '1-5': defenderWins },
      pairs: [
        [1, 5],
        [2, null],
        [3, null],
        [4, null],
      ],
    });
    expect([1, 5].map((player) => cellOf(player)?.bonus)).toEqual([2, 1]);
  });

  it('leaves a hole empty: nobody has points there, and nobody moves from it', () => {
    const { round, closing, movements } = play({
      number: 5,
      order: [1, 2, 3, 4, 5, null, null, null],
      pairs: [[1, 5]],
    });
    const hole = { row: 2, position: 2, player: null, substitute: null, isAbsent: false, startPoints: 0 };
    expect(round.cells[5]).toEqual(hole);
    const nothing = { matchPoints: 0, bonus: 0, endPoints: 0, colour: 'blue', direction: 'NONE' };
    expect(closing.cells[5]).toEqual({ ...hole, ...nothing });
    expect(movements.map(({ player }) => player)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('R5 substitutes and byes', () => {
  const substituted = (player: number): Absence[] => [{ player, substitute: 90 }];

  it('a substitute is shown in the cell, the regular is stored with it', () => {
    const { round } = play({ absences: substituted(1) });
    expect(round.cells[0]).toMatchObject({ player: 1, substitute: 90, isAbsent: true });
    expect(round.cells[1]).toMatchObject({ player: 2, substitute: null, isAbsent: false });
    expect(round.fixtures[0]).toMatchObject({ id: '2025-1-1-5', ballCarrier: 5 });
  });

  it.each<[string, number, MatchResult, number, { first: number; opponent: number }]>([
    ['defends and loses: the regular falls', 1, attackerWins, 5, { first: 0, opponent: 4 }],
    ['defends and wins: the regular stays', 1, defenderWins, 1, { first: 0, opponent: 1 }],
    [
      'attacks and wins: no player moves, although the cells are green and red',
      5,
      attackerWins,
      1,
      { first: 0, opponent: 1 },
    ],
    ['attacks and loses: no player moves', 5, defenderWins, 1, { first: 0, opponent: 4 }],
  ])('a substitute who %s', (_, absent, result, top, points) => {
    const { order: after, cellOf } = play({ number: 5, absences: substituted(absent), results: { '1-5': result } });
    expect(after[0]).toBe(top);
    expect(cellOf(absent)).toMatchObject({ matchPoints: points.first, bonus: 0, endPoints: 100 });
    expect(cellOf(absent === 1 ? 5 : 1)?.matchPoints).toBe(points.opponent);
    const colours = result === attackerWins ? ['red', 'green'] : ['blue', 'blue'];
    expect([1, 5].map((player) => cellOf(player)?.colour)).toEqual(colours);
  });

  it('without a substitute the opponent has a bye: 2 points and the bonus, no match, no move', () => {
    const { round, cellOf } = play({ number: 5, absences: [{ player: 1, substitute: null }] });
    expect(round.byes).toEqual([5]);
    expect(round.fixtures).toHaveLength(3);
    expect(cellOf(5)).toMatchObject({ matchPoints: 2, bonus: 1, colour: 'blue' });
    expect(cellOf(1)).toMatchObject({ matchPoints: 0, bonus: 0, endPoints: 100 });
  });

  it('a hole gives a bye too', () => {
    expect(
      play({
        pairs: [
          [1, 5],
          [2, null],
          [3, 7],
          [4, 8],
        ],
      }).round.byes,
    ).toEqual([2]);
  });

  it('two absent regulars leave no bye, and a substitute without an opponent earns nothing', () => {
    const bothAway = [
      { player: 1, substitute: null },
      { player: 5, substitute: null },
    ];
    expect(play({ absences: bothAway }).round.byes).toEqual([]);
    const oneReplaced = [
      { player: 1, substitute: 90 },
      { player: 5, substitute: null },
    ];
    expect(play({ absences: oneReplaced }).round).toMatchObject({ byes: [] });
    expect(play({ absences: oneReplaced }).cellOf(1)?.endPoints).toBe(100);
  });
});
