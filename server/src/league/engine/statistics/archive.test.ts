import { publishConsolation, publishDraw } from '../season/publish-draw';
import { recordAbsence } from '../season/record-absence';
import { recordKnockoutResults } from '../season/record-knockout-results';
import { recordResults } from '../season/record-results';
import { replaySeason } from '../season/replay-season';
import type { SeasonRecord } from '../season/season-record';
import { attackerWins, closed, defenderWins, finishedSeasonOf, matchId, seasonOf } from '../season/small-season';
import { leagueMatches } from './league-match';
import { archiveOf } from './player-profile';
import { titlesOf } from './titles';

/** Four play the knockout: 1 and 2 reach the final and 1 wins it; 4 beats 3 for the third place and in the consolation. */
function playedKnockout(): SeasonRecord {
  const semifinals = { '2025-MAIN-4-1': defenderWins, '2025-MAIN-4-2': attackerWins };
  const finals = { '2025-MAIN-2-1': defenderWins, '2025-MAIN-3': defenderWins };
  const main = [semifinals, finals].reduce(recordKnockoutResults, publishDraw(finishedSeasonOf(4), []));
  return recordKnockoutResults(publishConsolation(main), { '2025-CONSOLATION-2-1': attackerWins });
}

describe('the matches of a season', () => {
  it('belong to those who stood on the court, and leave out what is not played', () => {
    const replaced = recordAbsence(seasonOf(8), { player: 2, substitute: 90 });
    const played = recordResults(replaced, {
      [matchId(1, 2, 6)]: defenderWins,
      [matchId(1, 3, 7)]: { outcome: 'UNPLAYED' },
    });
    expect(leagueMatches(replaySeason(played))).toMatchObject([
      { year: 2025, tournament: 'MAIN', phase: { kind: 'ROUND', number: 1 }, players: [90, 6], result: defenderWins },
    ]);
  });

  it('say which tournament and phase they are of', () => {
    const written = leagueMatches(replaySeason(playedKnockout())).map(({ tournament, phase, players }) => {
      return `${tournament} ${phase.kind} ${players.join('-')}`;
    });
    expect(written).toEqual([
      'MAIN SEMIFINAL 1-4',
      'MAIN SEMIFINAL 3-2',
      'MAIN THIRD_PLACE 4-3',
      'MAIN FINAL 1-2',
      'CONSOLATION FINAL 3-4',
    ]);
  });
});

describe('the archive', () => {
  it('has the titles of both tournaments once they are won', () => {
    expect(titlesOf(replaySeason(playedKnockout()))).toEqual([
      { player: 1, year: 2025, tournament: 'MAIN' },
      { player: 4, year: 2025, tournament: 'CONSOLATION' },
    ]);
    expect(titlesOf(replaySeason(publishDraw(finishedSeasonOf(4), [])))).toEqual([]);
  });

  it('tells who took part and who withdrew, oldest season first', () => {
    const season = replaySeason(closed(seasonOf(3), { withdrawn: [2], joined: [9] }));
    const older = { ...season, settings: { ...season.settings, year: 2024 } };
    const { participations } = archiveOf([season, older]);
    const written = participations.map(({ year, player, status }) => `${year} ${player} ${status}`);
    expect(written.slice(0, 4)).toEqual(['2024 1 ACTIVE', '2024 2 INACTIVE', '2024 3 ACTIVE', '2024 9 ACTIVE']);
    expect(written[4]).toBe('2025 1 ACTIVE');
  });
});
