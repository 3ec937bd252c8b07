import { expectRefusal } from '../testing/expect-refusal';
import { attackerWins, closed, defenderWins, finishedSeasonOf, matchId, seasonOf } from '../testing/small-season';
import { publishDraw } from './publish-draw';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';
import type { Season } from './season';
import { undoPublish } from './undo-publish';

/** Cells and pairs, without points and results. */
function shape({ rounds, order }: Season) {
  const shapes = rounds.map(({ cells, fixtures, byes }) => {
    return { cells: cells.map((cell) => cell.player), fixtures: fixtures.map(({ id }) => id), byes };
  });
  return { rounds: shapes, order };
}

describe('entering results', () => {
  const open = seasonOf(8);
  const id = matchId(1, 1, 5);

  it('records, overwrites and deletes in the open round', () => {
    const entered = recordResults(open, { [id]: attackerWins });
    expect(replaySeason(entered).rounds[0]?.fixtures[0]?.result).toEqual(attackerWins);
    expect(recordResults(entered, { [id]: null })).toEqual(open);
    const second = closed(open);
    const later = recordResults(second, { [matchId(2, 1, 2)]: attackerWins });
    expect(recordResults(later, { [matchId(2, 1, 2)]: null })).toEqual(second);
  });

  it('does not change the standings before the round is closed', () => {
    const entered = recordResults(open, { [id]: attackerWins });
    expect(replaySeason(entered).standings.map(({ player }) => player)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('refuses impossible results and unknown matches, and then records none of the results', () => {
    expectRefusal('MATCH_UNKNOWN', () => recordResults(open, { [id]: attackerWins, [matchId(1, 1, 6)]: attackerWins }));
    expectRefusal('MATCH_UNFINISHED', () => recordResults(open, { [id]: { outcome: 'PLAYED', sets: [[6, 0]] } }));
    expect(replaySeason(open).rounds[0]?.fixtures[0]?.result).toBeNull();
  });
});

describe('correcting a closed round', () => {
  const first = recordResults(seasonOf(12), { [matchId(1, 1, 5)]: attackerWins, [matchId(1, 2, 6)]: defenderWins });
  const second = recordResults(closed(first), { [matchId(2, 1, 9)]: defenderWins });
  const third = closed(second);
  const before = replaySeason(third);
  const corrected = recordResults(third, { [matchId(1, 1, 5)]: defenderWins });
  const after = replaySeason(corrected);

  it('keeps the published cells and pairs, and every later result with its match', () => {
    expect(shape(after)).toEqual(shape(before));
    expect(after.strayResults).toEqual([]);
    expect(after.rounds[1]?.fixtures.find(({ id }) => id === matchId(2, 1, 9))?.result).toEqual(defenderWins);
  });

  it('keeps the result pyramid of its own round, in which the players have moved by the published result', () => {
    const resultOrder = ({ rounds }: Season) => rounds[0]?.closing?.cells.map(({ player }) => player);
    expect(resultOrder(before)?.slice(0, 5)).toEqual([5, 2, 3, 4, 1]);
    expect(resultOrder(after)).toEqual(resultOrder(before));
    expect(after.rounds[0]?.closing?.cells).toContainEqual(
      expect.objectContaining({ player: 5, colour: 'blue', direction: 'UP' }),
    );
  });

  it('changes no pairs, although the corrected match makes a published pair a rematch', () => {
    const unplayed = closed(closed(seasonOf(8)));
    const played = recordResults(unplayed, { [matchId(1, 1, 5)]: defenderWins });
    expect(shape(replaySeason(played))).toEqual(shape(replaySeason(unplayed)));
    expect(replaySeason(played).rounds[2]?.pairs[0]).toEqual([1, 5]);
  });

  it('recounts the points through all later rounds', () => {
    expect([before, after].map(({ points }) => [points.get(1), points.get(5)])).toEqual([
      [5, 4],
      [8, 1],
    ]);
    expect(after.rounds[2]?.cells.find((cell) => cell.player === 1)?.startPoints).toBe(8);
  });

  it('keeps the published cell of a player who filled a hole by his points at that time', () => {
    const left = closed(first, { withdrawn: [3] });
    const moved = recordResults(left, { [matchId(1, 4, 8)]: attackerWins });
    expect(shape(replaySeason(moved))).toEqual(shape(replaySeason(left)));
  });

  it('replays to the same season, also when it is corrected back', () => {
    expect(replaySeason(corrected)).toEqual(after);
    const back = recordResults(corrected, { [matchId(1, 1, 5)]: attackerWins });
    expect(replaySeason(back)).toEqual(before);
  });

  it('lets the season continue from the published round', () => {
    const fixture = after.rounds[2]?.fixtures[0];
    if (!fixture) throw new Error('round 3 has fixtures');
    const played = recordResults(corrected, { [fixture.id]: attackerWins });
    const top = replaySeason(closed(played)).order[0];
    expect(top).toBe(fixture.sides[1].regular);
  });

  it('also moves the players after undoing the publication', () => {
    const undone = undoPublish(recordResults(closed(first), { [matchId(1, 1, 5)]: defenderWins }), '2025-04-01');
    expect(replaySeason(closed(undone)).order[0]).toBe(1);
  });

  it('does not change a published draw', () => {
    const drawn = publishDraw(finishedSeasonOf(8), []);
    const changed = replaySeason(recordResults(drawn, { [matchId(1, 4, 8)]: attackerWins }));
    expect(changed.standings[0]?.player).toBe(8);
    expect(changed.knockout?.seeds).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
