import type { MatchResult } from '../score/match-result';
import { titlesOf } from '../statistics/titles';
import { expectRefusal } from '../testing/expect-refusal';
import { attackerWins, defenderWins, finishedSeasonOf, seasonOf } from '../testing/small-season';
import { openPhases } from './phase-dates';
import { publishConsolation, publishDraw } from './publish-draw';
import { recordKnockoutResults, redrawsConsolation } from './record-knockout-results';
import type { ResultChanges } from './record-results';
import { replaySeason } from './replay-season';
import { seasonMatches } from './season-matches';
import { undoPublish } from './undo-publish';

const first = '2025-MAIN-4-1';
const second = '2025-MAIN-4-2';
const final = '2025-MAIN-2-1';
const third = '2025-MAIN-3';

describe('the knockout of four: 1–4 and 3–2', () => {
  const drawn = publishDraw(finishedSeasonOf(4), []);
  const knockoutOf = (record: typeof drawn) => replaySeason(record).knockout;
  const semifinals = recordKnockoutResults(drawn, { [first]: defenderWins, [second]: attackerWins });

  it('is drawn once, after the last round, without players who withdrew', () => {
    expectRefusal('SEASON_NOT_FINISHED', () => publishDraw(seasonOf(8), []));
    expectRefusal('SEASON_NOT_FINISHED', () => publishDraw(drawn, []));
    expectRefusal('PLAYER_NOT_IN_PYRAMID', () => publishDraw(finishedSeasonOf(4), [9]));
    expectRefusal('FIELD_TOO_SMALL', () => publishDraw(finishedSeasonOf(4), [1, 2, 3]));
    const without = publishDraw(finishedSeasonOf(5), [2, 2]);
    expect(knockoutOf(without)?.seeds).toEqual([3, 4, 1, 5]);
    expect(replaySeason(without).withdrawals).toEqual([{ player: 2, beforeRound: null }]);
  });

  it('sends winners to the final and losers to the third place', () => {
    expect(knockoutOf(semifinals)?.main.stages[1]?.[0]?.sides).toEqual([1, 2]);
    expect(knockoutOf(semifinals)?.main.thirdPlace?.sides).toEqual([4, 3]);
    expect(knockoutOf(recordKnockoutResults(semifinals, { [final]: attackerWins }))?.main.champion).toBe(2);
  });

  it('propagates a changed result until a match that depends on it is played', () => {
    const changed = recordKnockoutResults(semifinals, { [first]: attackerWins });
    expect(knockoutOf(changed)?.main.stages[1]?.[0]?.sides).toEqual([4, 2]);
    for (const dependent of [final, third]) {
      const played = recordKnockoutResults(semifinals, { [dependent]: defenderWins });
      expectRefusal('DEPENDENT_MATCH_PLAYED', () => recordKnockoutResults(played, { [first]: attackerWins }));
      expectRefusal('DEPENDENT_MATCH_PLAYED', () => recordKnockoutResults(played, { [first]: null }));
    }
  });

  it('accepts a corrected score with the same winner at any time', () => {
    const played = recordKnockoutResults(semifinals, { [final]: defenderWins });
    const corrected = recordKnockoutResults(played, {
      [first]: {
        outcome: 'PLAYED',
        sets: [
          [7, 5],
          [7, 5],
        ],
      },
    });
    expect(knockoutOf(corrected)?.main.champion).toBe(1);
  });

  it('gives the next opponent a bye when both are absent', () => {
    const record = recordKnockoutResults(drawn, { [first]: { outcome: 'DOUBLE_WALKOVER' }, [second]: defenderWins });
    expect(knockoutOf(record)?.main).toMatchObject({ champion: 3, thirdPlace: { winner: 2 } });
  });

  it('needs a winner, and two known players', () => {
    expectRefusal('WINNER_NEEDED', () =>
      recordKnockoutResults(drawn, { [first]: { outcome: 'UNPLAYED', excused: false } }),
    );
    expectRefusal('WINNER_NEEDED', () =>
      recordKnockoutResults(drawn, { [first]: { outcome: 'NO_RESULT', sets: [[6, 0]] } }),
    );
    expectRefusal('MATCH_UNKNOWN', () => recordKnockoutResults(drawn, { [final]: defenderWins }));
    expectRefusal('MATCH_UNKNOWN', () => recordKnockoutResults(finishedSeasonOf(4), { [first]: defenderWins }));
  });

  it('reports a stored result of a match that is not known', () => {
    const { knockout } = drawn;
    if (!knockout) throw new Error('The draw is published.');
    const stray = { ...drawn, knockout: { ...knockout, results: { [final]: defenderWins } } };
    expect(replaySeason(stray).strayResults).toEqual([final]);
  });
});

describe('the consolation of a knockout of eight', () => {
  const drawn = publishDraw(finishedSeasonOf(8), []);
  const quarterfinals = [1, 2, 3, 4].map((number) => `2025-MAIN-8-${number}`);
  const results = Object.fromEntries(quarterfinals.map((id) => [id, defenderWins]));
  const played = recordKnockoutResults(drawn, results);
  const consolation = publishConsolation(played, []);
  const [opening = ''] = quarterfinals;
  const reversed = { [opening]: attackerWins };

  it('waits until all have played, then includes the losers, best first', () => {
    expectRefusal('CONSOLATION_TOO_EARLY', () => publishConsolation(drawn, []));
    expectRefusal('CONSOLATION_TOO_EARLY', () => publishConsolation(consolation, []));
    expectRefusal('CONSOLATION_TOO_EARLY', () => publishConsolation(finishedSeasonOf(8), []));
    const [, ...absent] = quarterfinals.map((id) => [id, { outcome: 'DOUBLE_WALKOVER' }] as const);
    const alone = recordKnockoutResults(drawn, { ...Object.fromEntries(absent), [opening]: defenderWins });
    expectRefusal('FIELD_TOO_SMALL', () => publishConsolation(alone, []));
    // The lines of the main draw are 1–8, 5–4, 3–6, 7–2: the upper ones won.
    expect(replaySeason(consolation).knockout?.consolationField.players).toEqual([2, 4, 6, 8]);
    expect(replaySeason(consolation).knockout?.consolation?.lines.map(({ slot }) => slot)).toEqual([2, 8, 6, 4]);
    expect(replaySeason(consolation).knockout?.consolation?.thirdPlace).toBeNull();
  });

  it('leaves out after a correction the players whom its publication left out', () => {
    const linesOf = (record: typeof drawn) => replaySeason(record).knockout?.consolation?.lines.map(({ slot }) => slot);
    const without = publishConsolation(played, [4, 1]);
    expect(linesOf(without)).toEqual([2, 'BYE', 8, 6]);
    expect(linesOf(recordKnockoutResults(without, reversed))).toEqual([2, 6]);
    expect(undoPublish(without, '2025-04-01')).toEqual(played);
    expectRefusal('FIELD_TOO_SMALL', () => publishConsolation(played, [2, 4, 6]));
  });

  it('follows a correction until one of its matches is played', () => {
    const corrected = recordKnockoutResults(consolation, reversed);
    expect(replaySeason(corrected).knockout?.consolationField.players).toEqual([1, 2, 4, 6]);
    const begun = recordKnockoutResults(consolation, { '2025-CONSOLATION-4-1': defenderWins });
    expectRefusal('DEPENDENT_MATCH_PLAYED', () => recordKnockoutResults(begun, reversed));
  });

  it('is drawn again by a correction of its field, not by one of games, and not before its draw', () => {
    const redraws = (before: typeof drawn, changes: ResultChanges) =>
      redrawsConsolation(before, recordKnockoutResults(before, changes));
    expect([reversed, { [opening]: null }].map((changes) => redraws(consolation, changes))).toEqual([true, true]);
    const games: MatchResult = { outcome: 'RETIRED', sets: [[1, 0]], by: 1 };
    expect(redraws(consolation, { [opening]: games })).toBe(false);
    expect(redraws(played, reversed)).toBe(false);
    const waiting = recordKnockoutResults(consolation, { [opening]: null });
    expect(redraws(waiting, { [opening]: defenderWins })).toBe(false);
    const three = publishConsolation(recordKnockoutResults(played, { [opening]: { outcome: 'DOUBLE_WALKOVER' } }), []);
    expect(redraws(three, { [opening]: defenderWins })).toBe(true);
  });

  it.each([
    ['deleted', null],
    ['turned into a walkover', { outcome: 'WALKOVER', sets: [], by: 1 }],
  ] as const)('waits again while a main-draw result is %s: nothing to play, no champion, no title', (_, result) => {
    const season = replaySeason(recordKnockoutResults(consolation, { [opening]: result }));
    expect(season.knockout?.consolation).toMatchObject({ champion: 'PENDING' });
    expect(season.knockout?.consolation?.lines.map(({ slot }) => slot)).toEqual(Array(4).fill('PENDING'));
    expect(seasonMatches(season).filter(({ tournament }) => tournament === 'CONSOLATION')).toEqual([]);
    expect(titlesOf(season)).toEqual([]);
  });

  it('is not won by a player who is alone in the field', () => {
    const walkovers = Object.fromEntries(
      quarterfinals.slice(1).map((id) => [id, { outcome: 'DOUBLE_WALKOVER' } as const]),
    );
    const alone = replaySeason(recordKnockoutResults(consolation, walkovers));
    expect(alone.knockout?.consolationField).toEqual({ players: [8], isSettled: true });
    expect(alone.knockout?.consolation?.lines).toHaveLength(2);
    expect(titlesOf(alone).filter(({ tournament }) => tournament === 'CONSOLATION')).toEqual([]);
  });

  it('is the first publication that an undo reverts, as long as none of its matches has a result', () => {
    expect(undoPublish(consolation, '2025-04-01')).toEqual(played);
    const dated = openPhases(played, 'MAIN', '2025-09-01');
    expect(undoPublish(openPhases(publishConsolation(dated, []), 'CONSOLATION', '2025-09-09'), '2025-04-01')).toEqual(
      dated,
    );
    const begun = recordKnockoutResults(consolation, { '2025-CONSOLATION-4-1': defenderWins });
    expectRefusal('NEXT_ROUND_PLAYED', () => undoPublish(begun, '2025-04-01'));
  });
});
