import { PlayersList } from '@club/shared/contracts/league/players';
import { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { embeddedForTests, type TestDatabase } from '../platform/database/testing';
import { lots, playGroupSeason } from './engine';
import { writeArchivedSeason } from './season-changes/write-season';
import { ARCHIVIST, openPublicLeague } from './testing-public';

const SIX = ['set1Igrac1', 'set1Igrac2', 'set2Igrac1', 'set2Igrac2', 'set3Igrac1', 'set3Igrac2'];
const CELL = ['player', 'startPoints', 'endPoints', 'pyramidRow', 'playerPosition', 'round', 'year'];
const MATCH = ['player1', 'player2', 'winner', 'loser', 'retired', 'substitutePlayer', 'ballCarrier', ...SIX];
const LISTED = ['id', 'ime', 'prezime', 'nadimak'];
const PERSON = {
  firstName: 'Dunja',
  lastName: 'Đurković',
  birthDate: '1988-02-14',
  email: 'dunja@example.com',
  phone: '+385 91 555 1000',
  city: 'Jarmina',
  consent: true,
};

describe('the fields of the wire', () => {
  const open = embeddedForTests();
  let db: TestDatabase;
  let league: Awaited<ReturnType<typeof openPublicLeague>>;
  let pair = '';

  beforeAll(async () => {
    db = await open();
    league = await openPublicLeague(db);
    const { club } = league;
    const { resultsLeagueDataGrouped } = await league.read(AllPyramids, 'all-pyramids?godina=2024');
    const [match] = Object.values(resultsLeagueDataGrouped)
      .flat()
      .filter(({ outcome }) => outcome === 'PLAYED');
    pair = `player1Id=${match?.player1.id}&player2Id=${match?.player2.id}`;
    const registered = await club.app.inject({
      method: 'POST',
      url: '/api/league-registration',
      headers: club.visitor,
      payload: PERSON,
    });
    expect(registered.statusCode).toBe(201);
    const players = (await league.read(PlayersList, 'players-list')).map(({ id }) => id);
    const { projected, knockout } = playGroupSeason({
      year: 2019,
      groups: { A: players.slice(0, 5), B: players.slice(5, 11) },
      startDate: '2019-04-08',
      roundDays: 8,
      hasConsolation: false,
      strengthOf: new Map(players.map((player) => [player, player])),
      next: lots(2019),
    });
    await db.transaction(async (tx) => {
      const draw = { ...knockout, draw: 'fold', lotSeed: 2019 } as const;
      const plannedRounds = projected.rounds.length;
      await writeArchivedSeason(tx, { ...ARCHIVIST, kind: 'GROUPS', projected, plannedRounds, ranking: [], draw });
      await club.live.changed(tx, 'league');
    });
  });

  test('a season that is only open for registration is not listed', async () => {
    expect((await league.get('registered-players')).json()).toHaveLength(1);
    const prepared = await db.handle
      .selectFrom('league_season')
      .select('year')
      .where('state', '=', 'PREPARING')
      .execute();
    expect(prepared).toEqual([{ year: 2027 }]);
    const { seasons } = await league.read(LeagueSeasons, 'league-seasons');
    expect(seasons.map(({ year }) => year)).toEqual([2026, 2024, 2019]);
  });

  // Every field of the specification's entities, in its spelling there.
  test.each<[call: string, entity: string, fields: readonly string[]]>([
    ['players-list', '0', LISTED],
    ['summer-league/players', '0', LISTED],
    [
      'details/1',
      '',
      [
        'name',
        'lastName',
        'nickname',
        'birthday',
        'age',
        'residence',
        'eMail',
        'mobile',
        'playedMatches',
        'retiredMatches',
        'numberOfWins',
        'numberOfLosses',
        'winLossRatio',
        'winLossRatioExcludingOwnForfeits',
        'numberWinSets',
        'numberLossSets',
        'numberWinGems',
        'numberLoseGems',
        'startLeague',
        'activeLeague',
        'nasloviPrvaka',
        'resultPlayer',
      ],
    ],
    [
      'details/1',
      'resultPlayer.0',
      ['year', 'player1', 'player2', 'retired', ...SIX, 'winner', 'loser', 'competitionPhase'],
    ],
    ['summer-league/h2h?PAIR', '', ['player1Wins', 'player2Wins', 'matchResults']],
    [
      'summer-league/h2h?PAIR',
      'matchResults.0',
      ['year', 'player1', 'player2', 'pobjednik', 'predaoIgrac', ...SIX, 'competitionPhase'],
    ],
    [
      'all-pyramids?godina=2026',
      '',
      ['pyramidInitialDataGrouped', 'resultsLeagueDataGrouped', 'pyramidResultsDataGrouped'],
    ],
    ['all-pyramids?godina=2026', 'pyramidInitialDataGrouped.PRVO_KOLO.0', CELL],
    ['all-pyramids?godina=2026', 'pyramidResultsDataGrouped.PRVO_KOLO.0', CELL],
    ['all-pyramids?godina=2026', 'resultsLeagueDataGrouped.PRVO_KOLO.0', [...MATCH, 'startDate', 'endDate', 'round']],
    ['active-league', '', ['pyramidInitial', 'pyramidResults', 'resultsLeague']],
    ['active-league', 'resultsLeague.0', [...MATCH, 'startDate', 'endDate', 'round']],
    ['summer-league/winners', '0', ['winner', 'titles', 'championshipYears', 'rank', 'tournament']],
    ['summer-league/winners', '0.winner', ['ime', 'prezime']],
    ['groups-results?godina=2019', '', ['groupsByYear', 'resultsLeagueDataGrouped']],
    ['groups-results?godina=2019', 'groupsByYear.0', ['groupType', 'player', 'points']],
    [
      'summer-league/statistics',
      '',
      [
        'topWins',
        'topLosses',
        'ratePlayers',
        'ratePlayersWithoutForfeit',
        'topForfeits',
        'topGames',
        'topSets',
        'topPlayedMatches',
      ],
    ],
    ['summer-league/statistics', 'topWins.0', ['player', 'wins']],
    ['summer-league/statistics', 'topLosses.0', ['player', 'losse']],
    ['summer-league/statistics', 'ratePlayers.0', ['player', 'totalMatches', 'rate']],
    ['summer-league/statistics', 'ratePlayersWithoutForfeit.0', ['player', 'totalMatches', 'rate']],
    ['summer-league/statistics', 'topForfeits.0', ['player', 'forefeit', 'retirement', 'walkovers']],
    ['summer-league/statistics', 'topGames.0', ['player', 'gamesWin', 'gamesLost']],
    ['summer-league/statistics', 'topSets.0', ['player', 'setsWin', 'setsLost']],
    ['summer-league/statistics', 'topPlayedMatches.0', ['player', 'playedMatches']],
    ['summer-league-seeders/2026', '0', ['playerRank', 'player', 'points', 'playedRound']],
    ['summer-league-seeders/2026', '0.player', ['ime', 'prezime']],
    ['registered-players', '0', ['ime', 'prezime', 'nadimak', 'lastModifiedDate', 'newPlayer']],
  ])('GET %s %s', async (call, entity, fields) => {
    const body = (await league.get(call.replace('PAIR', pair))).json();
    const found = entity
      .split('.')
      .filter(Boolean)
      .reduce((value, key) => value?.[key], body);
    expect(Object.keys(found ?? {})).toEqual(expect.arrayContaining([...fields]));
  });
});
