import { expectRefusal } from '../testing/expect-refusal';
import { attackerWins, closed, finishedSeasonOf, matchId, seasonOf } from '../testing/small-season';
import { leaveRound } from './leave-round';
import { publishDraw } from './publish-draw';
import { cancelAbsence, correctAbsence, recordAbsence } from './record-absence';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';

describe('R5 noting an absence', () => {
  const open = seasonOf(8);

  it('changes the match but no pairs, and can be cancelled', () => {
    const away = recordAbsence(open, { player: 1, substitute: null });
    expect(replaySeason(away).rounds[0]).toMatchObject({ byes: [5] });
    const replaced = recordAbsence(away, { player: 1, substitute: 90 });
    expect(replaySeason(replaced).rounds[0]?.fixtures[0]?.sides).toEqual([
      { regular: 1, substitute: 90 },
      { regular: 5, substitute: null },
    ]);
    expect(cancelAbsence(replaced, 1)).toEqual(open);
  });

  it('refuses a substitute who already plays, in the pyramid or for another player', () => {
    expectRefusal('SUBSTITUTE_BUSY', () => recordAbsence(open, { player: 1, substitute: 5 }));
    const away = recordAbsence(open, { player: 1, substitute: 90 });
    expectRefusal('SUBSTITUTE_BUSY', () => recordAbsence(away, { player: 2, substitute: 90 }));
  });

  it('refuses a substitute who has left the season, and no other', () => {
    const left = closed(closed(open, { withdrawn: [8] }), { withdrawn: [7] });
    expectRefusal('PLAYER_WITHDRAWN', () => recordAbsence(left, { player: 1, substitute: 7 }));
    expect(recordAbsence(left, { player: 1, substitute: 90 }).rounds[2]?.absences).toHaveLength(1);
  });

  it('refuses a player outside the pyramid, a match with a result, and a closed season', () => {
    expectRefusal('PLAYER_NOT_IN_PYRAMID', () => recordAbsence(open, { player: 90, substitute: null }));
    const played = recordResults(open, { [matchId(1, 1, 5)]: attackerWins });
    expectRefusal('MATCH_HAS_RESULT', () => recordAbsence(played, { player: 5, substitute: null }));
    expectRefusal('NO_OPEN_ROUND', () => recordAbsence(finishedSeasonOf(8), { player: 1, substitute: null }));
  });
});

describe('resolution 43: correcting who played a closed round', () => {
  const played = closed(recordResults(seasonOf(8), { [matchId(1, 1, 5)]: attackerWins }));

  it('recounts the points but moves no player: a forgotten substitute earns nothing for his regular', () => {
    const before = replaySeason(played);
    const after = replaySeason(correctAbsence(played, 1, 5, { substitute: 90 }));
    expect([before, after].map(({ points }) => [points.get(1), points.get(5)])).toEqual([
      [1, 4],
      [1, 0],
    ]);
    expect(after.order).toEqual(before.order);
    expect(after.rounds[0]?.fixtures[0]).toMatchObject({ id: matchId(1, 1, 5), result: attackerWins });
    expect(correctAbsence(correctAbsence(played, 1, 5, { substitute: 90 }), 1, 5, 'PRESENT')).toEqual(played);
  });

  it('accepts a substitute who left the season only later, and refuses one who had left before', () => {
    const left = closed(closed(played, { withdrawn: [8] }), { joined: [80] });
    expectRefusal('PLAYER_WITHDRAWN', () => correctAbsence(left, 3, 1, { substitute: 8 }));
    expectRefusal('PLAYER_WITHDRAWN', () => correctAbsence(left, 4, 1, { substitute: 8 }));
    const joined = closed(played, { joined: [80] });
    const gone = closed(joined, { withdrawn: [80] });
    expect(correctAbsence(gone, 1, 1, { substitute: 80 }).rounds[0]?.absences).toEqual([{ player: 1, substitute: 80 }]);
  });

  it('accepts one who is leaving, also after the draw, but not for the round that he leaves in', () => {
    const joined = closed(seasonOf(8, { rounds: 3 }), { joined: [80] });
    const leaving = leaveRound(closed(joined), 80, '2025-04-15');
    expectRefusal('SUBSTITUTE_BUSY', () => recordAbsence(leaving, { player: 1, substitute: 80 }));
    const drawn = publishDraw(closed(leaving), []);
    expectRefusal('SUBSTITUTE_BUSY', () => correctAbsence(drawn, 3, 1, { substitute: 80 }));
    for (const record of [joined, leaving, closed(leaving), drawn, publishDraw(closed(closed(joined)), [80])]) {
      const [first] = correctAbsence(record, 1, 1, { substitute: 80 }).rounds;
      expect(first?.absences).toEqual([{ player: 1, substitute: 80 }]);
    }
  });

  it('gives the opponent of a forgotten absence his bye points', () => {
    expect(replaySeason(correctAbsence(played, 1, 6, { substitute: null })).points.get(2)).toBe(2);
  });

  it('refuses an absence without a substitute over a result, and everything that recording refuses', () => {
    expectRefusal('MATCH_HAS_RESULT', () => correctAbsence(played, 1, 5, { substitute: null }));
    expectRefusal('SUBSTITUTE_BUSY', () => correctAbsence(played, 1, 5, { substitute: 2 }));
    expectRefusal('PLAYER_UNKNOWN', () => correctAbsence(played, 1, 5, { substitute: 1.5 }));
    expectRefusal('PLAYER_NOT_IN_PYRAMID', () => correctAbsence(played, 1, 90, 'PRESENT'));
    expectRefusal('ROUND_UNKNOWN', () => correctAbsence(played, 3, 5, 'PRESENT'));
  });
});
