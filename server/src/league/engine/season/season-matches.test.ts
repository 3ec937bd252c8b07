import { attackerWins, closed, defenderWins, finishedSeasonOf, matchId, seasonOf } from '../testing/small-season';
import { datePhases, openPhases } from './phase-dates';
import { provisional } from './provisional';
import { publishConsolation, publishDraw } from './publish-draw';
import { recordAbsence } from './record-absence';
import { recordKnockoutResults } from './record-knockout-results';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';
import { matchesOf, seasonMatches } from './season-matches';

describe('the matches of a player', () => {
  const open = recordAbsence(seasonOf(8), { player: 2, substitute: 90 });
  const season = replaySeason(recordResults(open, { [matchId(1, 1, 5)]: attackerWins }));
  const idsOf = (player: number) => matchesOf(season, player, '2025-04-01').map(({ id }) => id);

  it('include the matches of a regular and of his substitute', () => {
    expect(idsOf(1)).toEqual([matchId(1, 1, 5)]);
    expect(idsOf(2)).toEqual([matchId(1, 2, 6)]);
    expect(idsOf(90)).toEqual([matchId(1, 2, 6)]);
    expect(idsOf(91)).toEqual([]);
  });

  it.each([
    ['2025-04-07', true],
    ['2025-04-08', false],
  ])('may be changed until the end date inclusive: on %s %p', (today, editable) => {
    expect(matchesOf(season, 6, today)).toMatchObject([{ endDate: '2025-04-07', editable }]);
  });

  it('cannot be changed by a player once the round is closed', () => {
    const [match] = matchesOf(replaySeason(closed(open)), 6, '2025-04-01');
    expect(match).toMatchObject({ id: matchId(1, 2, 6), isClosed: true, editable: false });
  });

  it('of the knockout can be changed once their phase has dates', () => {
    const drawn = publishDraw(finishedSeasonOf(4), []);
    const editable = (record: typeof drawn, today: string) =>
      matchesOf(replaySeason(record), 1, today).filter(({ phase }) => phase.kind === 'SEMIFINAL')[0]?.editable;
    expect(editable(drawn, '2025-09-01')).toBe(false);
    const dates = { startDate: '2025-09-01', endDate: '2025-09-08' };
    const dated = datePhases(drawn, [{ tournament: 'MAIN', phase: 'SEMIFINAL', ...dates }]);
    expect(['2025-09-08', '2025-09-09'].map((today) => editable(dated, today))).toEqual([true, false]);
  });

  it('of the knockout have the dates of their own phase and tournament', () => {
    const results = { '2025-MAIN-4-1': defenderWins, '2025-MAIN-4-2': defenderWins };
    const played = publishConsolation(recordKnockoutResults(publishDraw(finishedSeasonOf(4), []), results), []);
    const dated = openPhases(openPhases(played, 'MAIN', '2025-09-01'), 'CONSOLATION', '2025-10-01');
    const dates = matchesOf(replaySeason(dated), 2, '2025-09-01').map(({ tournament, phase, startDate, endDate }) => {
      return `${tournament} ${phase.kind} ${startDate} ${endDate}`;
    });
    expect(dates).toEqual([
      'MAIN ROUND 2025-04-01 2025-04-07',
      'MAIN SEMIFINAL 2025-09-01 2025-09-08',
      'MAIN THIRD_PLACE 2025-09-09 2025-09-16',
      'CONSOLATION FINAL 2025-10-01 2025-10-08',
    ]);
    const undated = matchesOf(replaySeason(played), 2, '2025-09-01').slice(1);
    expect(undated).toMatchObject(Array(3).fill({ startDate: null, endDate: null, editable: false }));
  });
});

describe('every match of a season', () => {
  it('has points once it has a result or its round is closed, except for substitutes', () => {
    const replaced = recordAbsence(seasonOf(8), { player: 2, substitute: 90 });
    const played = recordResults(replaced, { [matchId(1, 1, 5)]: attackerWins, [matchId(1, 2, 6)]: defenderWins });
    const points = (record: typeof played) => seasonMatches(replaySeason(record)).map((match) => match.points);
    expect(points(played)).toEqual([[1, 4], [0, 1], null, null]);
    expect(points(closed(played)).slice(0, 4)).toEqual([
      [1, 4],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('the provisional pyramid', () => {
  it('equals the result of closing the open round', () => {
    const played = recordResults(closed(seasonOf(9)), { [matchId(2, 1, 2)]: attackerWins });
    const shown = provisional(replaySeason(played));
    expect(shown).toEqual(replaySeason(closed(played)).rounds[1]?.closing);
    expect(shown?.cells[0]?.player).toBe(2);
  });

  it('is null when no round is open', () => {
    expect(provisional(replaySeason(finishedSeasonOf(8)))).toBeNull();
  });
});
