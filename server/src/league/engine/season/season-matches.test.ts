import { attackerWins, closed, defenderWins, finishedSeasonOf, matchId, seasonOf } from '../testing/small-season';
import { openPhases } from './phase-dates';
import { provisional } from './provisional';
import { publishConsolation, publishDraw } from './publish-draw';
import { recordAbsence } from './record-absence';
import { recordKnockoutResults } from './record-knockout-results';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';
import { seasonMatches } from './season-matches';

describe('every match of a season', () => {
  it('has the dates of its round, and in the knockout those of its own phase and tournament', () => {
    const results = { '2025-MAIN-4-1': defenderWins, '2025-MAIN-4-2': defenderWins };
    const played = publishConsolation(recordKnockoutResults(publishDraw(finishedSeasonOf(4), []), results), []);
    const dated = openPhases(openPhases(played, 'MAIN', '2025-09-01'), 'CONSOLATION', '2025-10-01');
    const ofLoser = (record: typeof played) =>
      seasonMatches(replaySeason(record))
        .filter(({ sides }) => sides.some(({ regular }) => regular === 2))
        .map(({ tournament, phase, startDate, endDate }) => `${tournament} ${phase.kind} ${startDate} ${endDate}`);
    expect(ofLoser(dated)).toEqual([
      'MAIN ROUND 2025-04-01 2025-04-07',
      'MAIN SEMIFINAL 2025-09-01 2025-09-08',
      'MAIN THIRD_PLACE 2025-09-09 2025-09-16',
      'CONSOLATION FINAL 2025-10-01 2025-10-08',
    ]);
    expect(ofLoser(played)).toEqual([
      'MAIN ROUND 2025-04-01 2025-04-07',
      'MAIN SEMIFINAL null null',
      'MAIN THIRD_PLACE null null',
      'CONSOLATION FINAL null null',
    ]);
  });

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
