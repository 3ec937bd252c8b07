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
import { leaveRound } from './leave-round';
import { publishConsolation, publishDraw } from './publish-draw';
import { lowerRounds } from './publish-round';
import { recordAbsence } from './record-absence';
import { recordKnockoutResults } from './record-knockout-results';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';
import { moveRound } from './round-dates';
import type { SeasonRecord } from './season-record';
import { seeders } from './seeders';
import { leftOut, noteGoneBefore, undoPublish } from './undo-publish';

/** Before any round begins: the opponent of whoever leaves has a bye. */
const BEFORE = '2025-03-31';
/** Within round 1. */
const BEGUN = '2025-04-07';

describe('undoing the last publication', () => {
  const first = recordResults(seasonOf(8), { [matchId(1, 1, 5)]: attackerWins });

  it('restores the previous record while the next round has no result', () => {
    expect(undoPublish(closed(first), BEFORE)).toEqual(first);
    const [second, third] = [closed(first), closed(closed(first))];
    expect(undoPublish(third, BEFORE)).toEqual(second);
    expect(undoPublish(closed(third), BEFORE)).toEqual(third);
    expect(undoPublish(undoPublish(closed(seasonOf(8)), BEFORE), BEFORE)).toMatchObject({ rounds: [] });
  });

  it('of round 1 leaves a season in which nothing is open', () => {
    const none = undoPublish(seasonOf(8), BEFORE);
    const attempts = [
      () => closed(none),
      () => lowerRounds(none, 1),
      () => moveRound(none, opening(1)),
      () => recordAbsence(none, { player: 1, substitute: null }),
    ];
    for (const attempt of attempts) expectRefusal('NO_OPEN_ROUND', attempt);
    expect(replaySeason(none).rounds).toEqual([]);
    expect(seeders(replaySeason(none)).map(({ player }) => player)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('lets nobody return who left the season meanwhile', () => {
    const left = leaveRound(closed(first), 3, BEFORE);
    expect(undoPublish(left, BEFORE).rounds).toMatchObject([{ leaving: [3] }]);
    expect(replaySeason(closed(undoPublish(left, BEFORE))).order).not.toContain(3);
    expect(undoPublish(leaveRound(seasonOf(8), 3, BEFORE), BEFORE).initialOrder).toEqual([1, 2, null, 4, 5, 6, 7, 8]);
    const earlier = leaveRound(closed(first), 2, BEFORE);
    const both = leaveRound(leaveRound(closed(earlier), 3, BEFORE), 4, BEFORE);
    expect(undoPublish(both, BEFORE).rounds.map(({ leaving }) => leaving)).toEqual([[], [2, 3, 4]]);
    const joined = leaveRound(closed(first, { joined: [90] }), 90, BEFORE);
    expect(undoPublish(joined, BEFORE)).toEqual(first);
  });

  it('opens no match again of a player who left meanwhile: resolution 45', () => {
    const match = (record: SeasonRecord) => replaySeason(record).rounds[0]?.fixtures.find(({ id }) => id === open);
    const open = matchId(1, 3, 7);
    const left = leaveRound(closed(first), 3, BEGUN);
    expect(match(undoPublish(left, BEGUN))?.result).toEqual({ outcome: 'WALKOVER', sets: [], by: 0 });
    expect(replaySeason(undoPublish(left, BEFORE)).rounds[0]?.byes).toEqual([7]);
    // Played, or with his substitute: it stays as it is.
    const played = leaveRound(closed(first), 5, BEGUN);
    expect(undoPublish(played, BEGUN)).toEqual({ ...first, rounds: [{ ...first.rounds[0], leaving: [5] }] });
    const replaced = recordAbsence(first, { player: 3, substitute: 90 });
    expect(match(undoPublish(leaveRound(closed(replaced), 3, BEGUN), BEGUN))?.result).toBeNull();
    // Whose match an administrator has opened again before the closing, plays it.
    const byHand = recordResults(leaveRound(first, 3, BEGUN), { [open]: null });
    expect(undoPublish(closed(byHand), BEGUN)).toEqual(byHand);
    const over = leaveRound(finishedSeasonOf(8), 3, BEGUN);
    expect(match(undoPublish(over, BEGUN))?.result).toEqual({ outcome: 'WALKOVER', sets: [], by: 0 });
  });

  it('is refused once the next round has a result', () => {
    const second = recordResults(closed(first), { [matchId(2, 5, 2)]: attackerWins });
    expectRefusal('NEXT_ROUND_PLAYED', () => undoPublish(second, BEFORE));
  });

  it('reverts the draw first, then the end of the rounds', () => {
    const finished = finishedSeasonOf(8);
    const drawn = publishDraw(finished, []);
    expect(undoPublish(drawn, BEFORE)).toEqual(finished);
    expect(undoPublish(finished, BEFORE)).toEqual(seasonOf(8, { rounds: 1 }));
    const played = recordKnockoutResults(drawn, { '2025-MAIN-8-1': defenderWins });
    expectRefusal('NEXT_ROUND_PLAYED', () => undoPublish(played, BEFORE));
  });

  it('lets those return whom it left out itself, not those who had left before, and none who left later', () => {
    expect(leftOut(closed(first, { withdrawn: [3] }))).toEqual([3]);
    expect(leftOut(closed(leaveRound(first, 4, BEFORE), { withdrawn: [3] }))).toEqual([3]);
    expect(leftOut(leaveRound(closed(first), 3, BEFORE))).toEqual([]);
    expect(leftOut(undoPublish(seasonOf(8), BEFORE))).toEqual([]);
    const over = leaveRound(closed(closed(seasonOf(8, { rounds: 2 }), { withdrawn: [3] })), 4, BEFORE);
    expect(leftOut(over)).toEqual([]);
    const drawn = publishDraw(over, [5, 6]);
    expect(leftOut(drawn)).toEqual([5, 6]);
    const semifinals = { '2025-MAIN-4-1': defenderWins, '2025-MAIN-4-2': defenderWins };
    expect(leftOut(publishConsolation(recordKnockoutResults(drawn, semifinals), []))).toEqual([]);
  });

  it('notes who had left before, although the pyramid still had him', () => {
    const both = closed(closed(first), { withdrawn: [3, 4] });
    expect(noteGoneBefore(both, [])).toBe(both);
    const noted = noteGoneBefore(both, [4]);
    expect(leftOut(noted)).toEqual([3]);
    expect(noted).toEqual({ ...both, rounds: [...both.rounds.slice(0, -1), { ...both.rounds[2], goneBefore: [4] }] });
    const drawn = publishDraw(finishedSeasonOf(8), [3, 4]);
    expect(leftOut(noteGoneBefore(drawn, [4]))).toEqual([3]);
    expect(noteGoneBefore(drawn, [4])).toEqual({ ...drawn, knockout: { ...drawn.knockout, goneBefore: [4] } });
  });

  it('has nothing to undo in a season that is not published', () => {
    const nothing = undoPublish(seasonOf(8), BEFORE);
    expectRefusal('NOTHING_PUBLISHED', () => undoPublish(nothing, BEFORE));
  });
});
