import type { SetScore } from '@club/shared/domain';
import type { Fixture } from '../round/fixture';
import { makeFixture } from '../round/fixture';
import { writtenSets } from '../testing/written-sets';
import { encountersOf } from './encounters';
import { type Contender, standings } from './standings';

function contender(player: number, points: number, row: number, position = 1): Contender {
  return { player, points, place: { row, position } };
}

/** `first` beats `second`; the loser's games are the same in both sets. */
function beat(first: number, second: number, gamesLost = 0): Fixture {
  const sets: SetScore[] = [
    [6, gamesLost],
    [6, gamesLost],
  ];
  const sides = [first, second].map((regular) => ({ regular, substitute: null }));
  const [defender, attacker] = sides as [(typeof sides)[0], (typeof sides)[0]];
  return makeFixture(`${first}-${second}`, [defender, attacker], { outcome: 'PLAYED', sets });
}

/** `second`, who attacks, beats `first`. */
function beatenBy(first: number, second: number, sets = '4:6 4:6'): Fixture {
  return { ...beat(first, second), result: { outcome: 'PLAYED', sets: writtenSets(sets) } };
}

function orderOf(contenders: Contender[], fixtures: Fixture[] = [], lotSeed = 1): number[] {
  return standings(contenders, encountersOf(fixtures), lotSeed).map(({ player }) => player);
}

describe('R11 standings', () => {
  it('are by points first', () => {
    expect(orderOf([contender(1, 10, 1), contender(2, 12, 9)], [beat(1, 2)])).toEqual([2, 1]);
  });

  it('then by head-to-head wins among those with equal points', () => {
    const tied = [contender(1, 10, 1), contender(2, 10, 2), contender(3, 9, 3)];
    expect(orderOf(tied, [beat(2, 1), beat(1, 3), beat(1, 3)])).toEqual([2, 1, 3]);
  });

  it('then by games won among them', () => {
    const circle = [beat(1, 2, 4), beat(2, 3, 1), beat(3, 1, 2)];
    // Games: 1 has 12 + 4, 2 has 8 + 12, 3 has 2 + 12.
    expect(orderOf([contender(1, 10, 1), contender(2, 10, 2), contender(3, 10, 3)], circle)).toEqual([2, 1, 3]);
  });

  it('adds up the games of every meeting', () => {
    // Games: 2 has 12 + 8, 1 has 0 + 12.
    expect(orderOf([contender(1, 10, 1), contender(2, 10, 2)], [beat(2, 1), beat(1, 2, 4)])).toEqual([2, 1]);
  });

  it('counts the wins of an attacker, and nothing for those who never met', () => {
    const tied = [contender(1, 10, 1), contender(2, 10, 3), contender(3, 10, 2)];
    expect(orderOf(tied, [beat(2, 1)])).toEqual([2, 1, 3]);
    expect(orderOf(tied, [beatenBy(1, 2)])).toEqual([2, 1, 3]);
    const forfeited: Fixture = { ...beat(1, 2), result: { outcome: 'WALKOVER', sets: [], by: 0 } };
    expect(orderOf(tied, [forfeited])).toEqual([2, 1, 3]);
  });

  it('counts the wins of a defender and of an attacker alike, so that the games decide', () => {
    const tied = [contender(1, 10, 1), contender(2, 10, 2)];
    expect(orderOf(tied, [beat(2, 1), beatenBy(2, 1)])).toEqual([2, 1]);
    expect(orderOf(tied, [beat(1, 2, 4), beatenBy(1, 2, '0:6 0:6')])).toEqual([2, 1]);
  });

  it('counts no win for either in a match without a winner', () => {
    const brokenOff = { ...beat(2, 1), result: { outcome: 'NO_RESULT', sets: [[0, 5]] } } as const;
    const forfeited = { ...beat(2, 1), result: { outcome: 'DOUBLE_WALKOVER' } } as const;
    const tied = [contender(1, 10, 2), contender(2, 10, 1)];
    expect(orderOf(tied, [brokenOff])).toEqual([1, 2]);
    expect(orderOf(tied, [forfeited])).toEqual([2, 1]);
    expect(orderOf([...tied, contender(3, 10, 0)], [forfeited])).toEqual([3, 2, 1]);
  });

  it('then by the higher row, then by the lower position', () => {
    expect(orderOf([contender(1, 10, 2, 1), contender(2, 10, 1, 4), contender(3, 10, 1, 3)])).toEqual([3, 2, 1]);
  });

  it('applies the head-to-head again among those with the same row', () => {
    // With equal games in a circle the row decides; of 2 and 3, who share one, 2 won although 3 is further left.
    const circle = [beat(1, 2), beat(2, 3), beat(3, 1)];
    const tied = [contender(1, 10, 1), contender(2, 10, 2, 4), contender(3, 10, 2, 1)];
    expect(orderOf(tied, circle)).toEqual([1, 2, 3]);
  });

  it('then by the stored lot, always with the same outcome', () => {
    const sharing = [1, 2, 3, 4, 5, 6].map((player) => contender(player, 10, 1));
    expect(orderOf(sharing, [], 7)).toEqual([5, 2, 3, 6, 4, 1]);
    expect(orderOf(sharing, [], 7)).toEqual(orderOf([...sharing].reverse(), [], 7));
    expect(orderOf(sharing, [], 7)).not.toEqual(orderOf(sharing, [], 8));
  });

  it('starts again on each part once a criterion splits a group', () => {
    // Wins within the four: 1 and 2 have two, 3 and 4 one. Among 3 and 4 alone the head-to-head favours 4,
    // although 3 has more games within the four and is in a higher row.
    const fixtures = [beat(1, 3, 4), beat(1, 4), beat(2, 4), beat(2, 3, 4), beat(4, 3), beat(3, 1)];
    const tied = [contender(1, 10, 4), contender(2, 10, 5), contender(3, 10, 1), contender(4, 10, 9)];
    expect(orderOf(tied, fixtures)).toEqual([1, 2, 4, 3]);
  });

  it('does not count a substitute\u2019s match as a meeting of the regulars', () => {
    const fixture = beat(2, 1);
    const [defender, attacker] = fixture.sides;
    for (const sides of [
      [{ ...defender, substitute: 90 }, attacker],
      [defender, { ...attacker, substitute: 90 }],
    ] as const) {
      const replaced: Fixture = { ...fixture, sides };
      expect(orderOf([contender(1, 10, 1), contender(2, 10, 2)], [replaced])).toEqual([1, 2]);
    }
  });
});
