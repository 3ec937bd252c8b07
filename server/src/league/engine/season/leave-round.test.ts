import { expectRefusal } from '../testing/expect-refusal';
import { attackerWins, closed, finishedSeasonOf, matchId, seasonOf } from '../testing/small-season';
import { cancelLeaving, leaveAsSubstitute, leaveRound } from './leave-round';
import { publishDraw } from './publish-draw';
import { cancelAbsence, correctAbsence, recordAbsence } from './record-absence';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';
import { seeders } from './seeders';

const BEFORE = '2025-03-31';
const BEGUN = '2025-04-01';

describe('resolution 45: leaving during a round', () => {
  const open = seasonOf(8);

  it('forfeits an open match once the round has begun', () => {
    const [match] = replaySeason(leaveRound(open, 5, BEGUN)).rounds[0]?.fixtures ?? [];
    expect(match).toMatchObject({ id: matchId(1, 1, 5), result: { outcome: 'WALKOVER', by: 1 } });
  });

  it('leaves the opponent a bye before that', () => {
    expect(replaySeason(leaveRound(open, 5, BEFORE)).rounds[0]?.byes).toEqual([1]);
  });

  it('changes the player’s own match and no other', () => {
    const fixtures = replaySeason(leaveRound(open, 3, BEGUN)).rounds[0]?.fixtures ?? [];
    expect(fixtures.map(({ result }) => result)).toEqual([null, null, { outcome: 'WALKOVER', sets: [], by: 0 }, null]);
    const second = leaveRound(closed(open), 3, BEFORE);
    expect(second.rounds.map(({ leaving, absences }) => [leaving, absences])).toEqual([
      [[], []],
      [[3], [{ player: 3, substitute: null }]],
    ]);
    expectRefusal('PLAYER_WITHDRAWN', () => leaveRound(second, 3, BEFORE));
  });

  it('does not change a played match, nor one with his substitute', () => {
    const played = recordResults(open, { [matchId(1, 1, 5)]: attackerWins });
    expect(replaySeason(leaveRound(played, 5, BEGUN)).rounds[0]?.fixtures[0]?.result).toEqual(attackerWins);
    const replaced = recordAbsence(open, { player: 5, substitute: 90 });
    expect(replaySeason(leaveRound(replaced, 5, BEGUN)).rounds[0]?.fixtures[0]?.result).toBeNull();
  });

  it('makes the player inactive at once, and fills his cell at the next publication', () => {
    const left = leaveRound(open, 2, BEGUN);
    const season = replaySeason(left);
    expect(season.withdrawals).toEqual([{ player: 2, beforeRound: null }]);
    expect(season.order).toContain(2);
    expect([...season.standings, ...seeders(season)].map(({ player }) => player)).not.toContain(2);
    const next = replaySeason(closed(left));
    expect(next.order).not.toContain(2);
    expect(next.withdrawals).toEqual([{ player: 2, beforeRound: 2 }]);
  });

  it('prevents him from being a substitute', () => {
    const left = leaveRound(open, 2, BEGUN);
    const next = closed(left);
    expectRefusal('PLAYER_WITHDRAWN', () => recordAbsence(next, { player: 1, substitute: 2 }));
    const joined = closed(recordAbsence(open, { player: 1, substitute: null }), { withdrawn: [3] });
    expectRefusal('PLAYER_WITHDRAWN', () => recordAbsence(joined, { player: 1, substitute: 3 }));
  });

  it('takes a substitute off court, except where he has played', () => {
    const replaced = recordAbsence(recordAbsence(open, { player: 5, substitute: 90 }), { player: 2, substitute: 91 });
    const left = leaveAsSubstitute(replaced, 90);
    expect(replaySeason(left).rounds[0]).toMatchObject({ byes: [1] });
    expect(left.rounds[0]?.absences).toEqual([
      { player: 2, substitute: 91 },
      { player: 5, substitute: null },
    ]);
    const later = recordAbsence(closed(replaced), { player: 1, substitute: 90 });
    expect(leaveAsSubstitute(later, 90).rounds.map(({ absences }) => absences)).toEqual([
      replaced.rounds[0]?.absences,
      [{ player: 1, substitute: null }],
    ]);
    const played = recordResults(replaced, { [matchId(1, 1, 5)]: attackerWins });
    const over = closed(recordAbsence(seasonOf(8, { rounds: 1 }), { player: 5, substitute: 90 }));
    for (const record of [
      over,
      played,
      closed(replaced),
      closed(played),
      { ...open, rounds: [] },
      publishDraw(finishedSeasonOf(8), []),
    ]) {
      expect(leaveAsSubstitute(record, 90)).toBe(record);
    }
  });

  it('takes a substitute off court whose opponent is absent too, so that there is no match', () => {
    const replaced = recordAbsence(open, { player: 1, substitute: 90 });
    const alone = recordAbsence(replaced, { player: 5, substitute: null });
    expect(replaySeason(alone).rounds[0]?.fixtures).toHaveLength(3);
    const left = leaveAsSubstitute(alone, 90);
    expect(left.rounds[0]?.absences).toEqual([
      { player: 5, substitute: null },
      { player: 1, substitute: null },
    ]);
    expect(replaySeason(cancelAbsence(left, 5)).rounds[0]).toMatchObject({ byes: [5] });
  });

  it('leaves him the points of a bye, and never opens his match again: then the opponent has the bye', () => {
    const alone = leaveRound(recordAbsence(open, { player: 5, substitute: null }), 1, BEGUN);
    expect(replaySeason(alone).rounds[0]).toMatchObject({ byes: [1] });
    const bothLeft = leaveRound(leaveRound(open, 5, BEFORE), 1, BEFORE);
    for (const left of [alone, cancelLeaving(bothLeft, 5)]) {
      const back = cancelAbsence(left, 5);
      expect(replaySeason(back).rounds[0]).toMatchObject({ byes: [5] });
      expect(back.rounds[0]?.absences).toEqual([{ player: 1, substitute: null }]);
    }
    expectRefusal('OPPONENT_WITHDRAWN', () => recordAbsence(alone, { player: 5, substitute: 90 }));
    const byHand = cancelAbsence(cancelAbsence(alone, 5), 1);
    expect(replaySeason(byHand).rounds[0]).toMatchObject({ byes: [] });
    const substituted = recordAbsence(byHand, { player: 5, substitute: 90 });
    expect(replaySeason(substituted).rounds[0]?.fixtures).toHaveLength(4);
    const corrected = correctAbsence(closed(alone), 1, 5, 'PRESENT');
    expect(replaySeason(corrected).rounds[0]?.fixtures).toHaveLength(4);
  });

  it('in the last round excludes him from the draw', () => {
    const last = leaveRound(seasonOf(8, { rounds: 1 }), 8, BEGUN);
    expect(publishDraw(closed(last), []).knockout).toMatchObject({
      withdrawn: [8],
      seeds: expect.not.arrayContaining([8]),
    });
  });

  it('after the last round too, where the matches stay as they are', () => {
    const over = finishedSeasonOf(8);
    const left = leaveRound(over, 8, BEGUN);
    expect(publishDraw(left, []).knockout).toMatchObject({ withdrawn: [8], seeds: expect.not.arrayContaining([8]) });
    expect(replaySeason(left).rounds).toEqual(replaySeason(over).rounds);
    expect([...replaySeason(left).standings, ...seeders(replaySeason(left))].map(({ player }) => player)).not.toContain(
      8,
    );
    expect(publishDraw(left, [8]).knockout).toMatchObject({ withdrawn: [8] });
  });

  it('can be cancelled until the next round, or the draw, is published', () => {
    expect(cancelLeaving(leaveRound(open, 2, BEFORE), 2).rounds[0]?.leaving).toEqual([]);
    const both = leaveRound(leaveRound(open, 2, BEFORE), 3, BEFORE);
    expect(cancelLeaving(both, 2).rounds[0]?.leaving).toEqual([3]);
    const over = finishedSeasonOf(8);
    expect(cancelLeaving(leaveRound(over, 2, BEGUN), 2)).toEqual(over);
    expectRefusal('PLAYER_NOT_LEAVING', () => cancelLeaving(open, 2));
    expectRefusal('PLAYER_NOT_LEAVING', () => cancelLeaving(closed(leaveRound(open, 2, BEFORE)), 2));
    expectRefusal('DRAW_PUBLISHED', () => cancelLeaving(publishDraw(leaveRound(over, 2, BEGUN), []), 2));
  });

  it('is refused for a player outside the pyramid, a second time, and after the draw', () => {
    expectRefusal('PLAYER_NOT_IN_PYRAMID', () => leaveRound(open, 90, BEGUN));
    expectRefusal('PLAYER_WITHDRAWN', () => leaveRound(leaveRound(open, 2, BEGUN), 2, BEGUN));
    expectRefusal('DRAW_PUBLISHED', () => leaveRound(publishDraw(finishedSeasonOf(8), []), 2, BEGUN));
    expectRefusal('NOTHING_PUBLISHED', () => leaveRound({ ...open, rounds: [] }, 2, BEGUN));
  });
});
