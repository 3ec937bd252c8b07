import { movementsOf } from '../round/movements';
import { seasonSettings } from '../season-settings';
import { expectRefusal } from '../testing/expect-refusal';
import {
  attackerWins,
  closed,
  defenderWins,
  finishedSeasonOf,
  matchId,
  opening,
  seasonOf,
} from '../testing/small-season';
import { closeOpenRound, lowerRounds, openSeason } from './publish-round';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';

describe('R1 publishing the season', () => {
  it('opens round 1 with 0 points for every player', () => {
    const season = replaySeason(seasonOf(9));
    expect(season.rounds).toHaveLength(1);
    expect(season.rounds[0]?.cells.filter((cell) => cell.player !== null).map((cell) => cell.startPoints)).toEqual(
      Array(9).fill(0),
    );
    expect(season.rounds[0]?.fixtures.map((fixture) => fixture.id)).toEqual(
      ['1-5', '2-6', '3-7', '4-8'].map((pair) => `2025-1-${pair}`),
    );
    expect(season.rounds[0]).toMatchObject({ byes: [9], startDate: '2025-04-01' });
  });

  it('refuses a pyramid with holes, impossible dates and impossible settings', () => {
    const dates = { startDate: '2025-04-08', endDate: '2025-04-01' };
    expectRefusal('ROUND_DATES_IMPOSSIBLE', () => openSeason(seasonSettings(2025), [1, 2], dates));
    expectRefusal('ROUND_DATES_IMPOSSIBLE', () => closed(seasonOf(8), opening(1)));
    expect(() => closed(seasonOf(8), { endDate: opening(2).startDate })).not.toThrow();
    expectRefusal('ROW_INCOMPLETE', () => openSeason(seasonSettings(2025), [1, 2, null, 4, 5], opening(1)));
    expectRefusal('SETTING_IMPOSSIBLE', () => seasonSettings(2025, { rounds: 21 }));
    const settings = { ...seasonSettings(2025), pairing: 'lots' as 'column' };
    expectRefusal('SETTING_IMPOSSIBLE', () => openSeason(settings, [1, 2], opening(1)));
    expectRefusal('PLAYER_UNKNOWN', () => openSeason(seasonSettings(2025), [1, 0], opening(1)));
  });
});

describe('R8 closing a round and publishing the next', () => {
  const played = recordResults(seasonOf(8), {
    [matchId(1, 1, 5)]: attackerWins,
    [matchId(1, 2, 6)]: defenderWins,
  });

  it('previews every movement, the next pyramid and fixtures', () => {
    const preview = closeOpenRound(played, opening(2));
    expect(movementsOf(preview.closed).filter(({ to }) => to.direction !== 'NONE')).toMatchObject([
      { player: 5, from: { row: 2 }, to: { row: 1, colour: 'green' } },
      { player: 1, from: { row: 1 }, to: { row: 2, colour: 'red' } },
    ]);
    expect(preview.next?.cells.map(({ player, startPoints }) => `${player}:${startPoints}`)).toEqual([
      '5:4',
      '2:4',
      '3:0',
      '4:0',
      '1:1',
      '6:1',
      '7:0',
      '8:0',
    ]);
    expect(preview.next?.fixtures.map((fixture) => fixture.id)).toEqual([
      matchId(2, 5, 2),
      matchId(2, 3, 4),
      matchId(2, 1, 6),
      matchId(2, 7, 8),
    ]);
  });

  it('gives the season’s points for a bye', () => {
    expect(replaySeason(closed(seasonOf(9))).points.get(9)).toBe(2);
    expect(replaySeason(closed(seasonOf(9, { byePoints: 3 }))).points.get(9)).toBe(3);
  });

  it('changes nothing before its record is stored, and then exactly what the preview showed', () => {
    const before = replaySeason(played);
    const preview = closeOpenRound(played, opening(2));
    expect(replaySeason(played)).toEqual(before);
    expect(replaySeason(preview.record)).toEqual(preview.season);
    expect(replaySeason(preview.record).rounds[1]).toEqual(preview.next);
  });

  it('ends the rounds after the last one of the settings', () => {
    const finished = finishedSeasonOf(8);
    expect(replaySeason(finished).rounds.at(-1)?.closing).not.toBeNull();
    expect(closeOpenRound(seasonOf(8, { rounds: 1 }), null).next).toBeNull();
    expectRefusal('NO_OPEN_ROUND', () => closeOpenRound(finished, null));
    expectRefusal('SETTING_IMPOSSIBLE', () => closeOpenRound(seasonOf(8), null));
    expectRefusal('SETTING_IMPOSSIBLE', () => closeOpenRound(seasonOf(8, { rounds: 1 }), opening(2)));
  });

  it('is refused when there are results without a match', () => {
    const [first] = played.rounds;
    if (!first) throw new Error('the season has a first round');
    const stray = { ...played, rounds: [{ ...first, results: { [matchId(1, 1, 8)]: attackerWins } }] };
    expect(replaySeason(stray).strayResults).toEqual([matchId(1, 1, 8)]);
    expectRefusal('STRAY_RESULT', () => closed(stray));
  });
});

describe('R9 joining and leaving between rounds', () => {
  it('fills the hole from the rows below, and gives a joiner the last row and 0 points', () => {
    const played = recordResults(seasonOf(9), { [matchId(1, 2, 6)]: attackerWins, [matchId(1, 3, 7)]: attackerWins });
    const season = replaySeason(closed(played, { withdrawn: [1], joined: [20] }));
    // After round 1: 6 and 7 in row 1; 5, 2, 3, 8 in row 2, where 2 and 3 have a point; 9 below with a bye.
    expect(season.order).toEqual([2, 6, 7, 4, 5, 9, 3, 8, 20, null, null, null]);
    expect(season.points.get(20)).toBe(0);
    expect(season.withdrawals).toEqual([{ player: 1, beforeRound: 2 }]);
    expect(season.standings.map(({ player }) => player)).not.toContain(1);
  });

  it('keeps the points of a player who leaves', () => {
    const left = replaySeason(closed(seasonOf(9), { withdrawn: [9] }));
    expect(left.withdrawals).toEqual([{ player: 9, beforeRound: 2 }]);
    expect(left.points.get(9)).toBe(2);
  });

  it('remembers everybody who has left, and still lets others join', () => {
    const later = replaySeason(closed(closed(seasonOf(9), { withdrawn: [9] }), { withdrawn: [8], joined: [20] }));
    expect(later.withdrawals.map(({ player, beforeRound }) => [player, beforeRound])).toEqual([
      [9, 2],
      [8, 3],
    ]);
    expect(later.order).toContain(20);
  });

  it('refuses a return to the season, and a second withdrawal', () => {
    expectRefusal('PLAYER_WITHDRAWN', () => closed(seasonOf(9), { withdrawn: [1], joined: [1] }));
    const left = closed(seasonOf(9), { withdrawn: [1] });
    expectRefusal('PLAYER_WITHDRAWN', () => closed(left, { joined: [1] }));
    expectRefusal('PLAYER_NOT_IN_PYRAMID', () => closed(left, { withdrawn: [1] }));
  });
});

describe('a manual next pyramid', () => {
  const order = [5, 2, 3, 4, 1, 6, 7, 8];

  it('is paired again, shown in the preview and kept in the record', () => {
    const preview = closeOpenRound(seasonOf(8), opening(2, { order }));
    expect(preview.next?.cells.map(({ player }) => player)).toEqual(order);
    expect(preview.next?.fixtures.map(({ id }) => id)).toContain(matchId(2, 5, 2));
    expect(preview.closed.closing?.cells[0]?.player).toBe(1);
    expect(preview.record.rounds[1]?.order).toEqual(order);
    expect(replaySeason(preview.record)).toEqual(preview.season);
  });

  it('has the players of the round, with joiners and without withdrawn players, and no hole above the last row', () => {
    expectRefusal('ORDER_CHANGES_FIELD', () => closed(seasonOf(8), { order: order.slice(1) }));
    expectRefusal('ORDER_CHANGES_FIELD', () => closed(seasonOf(8), { order, withdrawn: [8] }));
    expectRefusal('ROW_INCOMPLETE', () =>
      closed(seasonOf(8), { order: [...order.slice(0, 3), null, ...order.slice(3)] }),
    );
    expect(replaySeason(closed(seasonOf(8), { order: [...order, 9], joined: [9] })).order[8]).toBe(9);
  });
});

describe('resolution 46: lowering the number of rounds', () => {
  it('makes the open round the last one', () => {
    const last = lowerRounds(closed(seasonOf(8)), 2);
    expect(last.settings).toEqual(seasonSettings(2025, { rounds: 2 }));
    expect(closed(last)).toMatchObject({ isFinished: true });
  });

  it('leaves rounds to be played', () => {
    const fewer = lowerRounds(seasonOf(8), 3);
    expect(fewer.settings).toEqual(seasonSettings(2025, { rounds: 3 }));
    expect(closed(fewer)).toMatchObject({ isFinished: false });
  });

  it('is refused when no round is open', () => {
    expectRefusal('NO_OPEN_ROUND', () => lowerRounds(finishedSeasonOf(8), 1));
  });
});
