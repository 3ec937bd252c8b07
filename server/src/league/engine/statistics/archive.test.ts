import { projectSeason } from '../projection/project-season';
import type { ProjectedSeason } from '../projection/projected-season';
import { publishConsolation, publishDraw } from '../season/publish-draw';
import { recordAbsence } from '../season/record-absence';
import { recordKnockoutResults } from '../season/record-knockout-results';
import { recordResults } from '../season/record-results';
import { replaySeason } from '../season/replay-season';
import type { SeasonRecord } from '../season/season-record';
import { attackerWins, closed, defenderWins, finishedSeasonOf, matchId, seasonOf } from '../testing/small-season';
import { decidedMatches, leagueMatches } from './league-match';
import { playerProfile } from './player-profile';
import { titlesOf } from './titles';

/**
 * Four play the knockout: 1 and 2 reach the final and 1 wins it; 4 beats 3 for the third place and in the consolation.
 */
function playedKnockout(): SeasonRecord {
  const semifinals = { '2025-MAIN-4-1': defenderWins, '2025-MAIN-4-2': attackerWins };
  const finals = { '2025-MAIN-2-1': defenderWins, '2025-MAIN-3': defenderWins };
  const main = [semifinals, finals].reduce(recordKnockoutResults, publishDraw(finishedSeasonOf(4), []));
  return recordKnockoutResults(publishConsolation(main, []), { '2025-CONSOLATION-2-1': attackerWins });
}

describe('the matches of a season', () => {
  it('belong to the players on court, without unplayed ones', () => {
    const replaced = recordAbsence(seasonOf(8), { player: 2, substitute: 90 });
    const played = recordResults(replaced, {
      [matchId(1, 2, 6)]: defenderWins,
      [matchId(1, 3, 7)]: { outcome: 'UNPLAYED', excused: false },
    });
    expect(leagueMatches(replaySeason(played))).toMatchObject([
      { year: 2025, tournament: 'MAIN', phase: { kind: 'ROUND', number: 1 }, players: [90, 6], result: defenderWins },
    ]);
  });

  it('contain their tournament and phase', () => {
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

  it('has participants and withdrawn players, of archived and replayed seasons', () => {
    const replayed = projectSeason(replaySeason(closed(seasonOf(3), { withdrawn: [2], joined: [9] })));
    const match = projectSeason(replaySeason(playedKnockout())).matches.at(-1);
    if (!match) throw new Error('the knockout has matches');
    const archived: ProjectedSeason = {
      year: 2019,
      rounds: [],
      cells: [],
      matches: [{ ...match, id: '2019-1', year: 2019 }],
      participations: [{ player: 4, year: 2019, status: 'ACTIVE' }],
      titles: [{ player: 4, year: 2019, tournament: 'CONSOLATION' }],
      groupRows: [{ group: 'A', rank: 1, player: 4, points: 30 }],
    };
    const archive = {
      latestYear: 2025,
      matches: [archived, replayed].flatMap(({ matches }) => decidedMatches(matches)),
      participations: [archived, replayed].flatMap(({ participations }) => participations),
      titles: [archived, replayed].flatMap(({ titles }) => titles),
    };
    const written = archive.participations.map(({ year, player, status }) => `${year} ${player} ${status}`);
    expect(written).toEqual(['2019 4 ACTIVE', '2025 1 ACTIVE', '2025 2 INACTIVE', '2025 3 ACTIVE', '2025 9 ACTIVE']);
    expect(archive.matches.map(({ id }) => id)).toEqual(['2019-1']);
    expect(playerProfile(archive, 4)).toMatchObject({ firstYear: 2019, status: 'INACTIVE', record: { wins: 1 } });
  });

  it('needs for a profile only the player’s data, and the latest year of all players', () => {
    const participations = [{ player: 4, year: 2019, status: 'ACTIVE' }] as const;
    expect(playerProfile({ latestYear: 2025, matches: [], participations, titles: [] }, 4).status).toBe('INACTIVE');
    expect(playerProfile({ latestYear: 2019, matches: [], participations, titles: [] }, 4).status).toBe('ACTIVE');
  });
});
