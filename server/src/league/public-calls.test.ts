import { ActiveLeague } from '@club/shared/contracts/league/active-league';
import { LeagueDraw } from '@club/shared/contracts/league/draw';
import { H2h } from '@club/shared/contracts/league/h2h';
import { LeagueResults } from '@club/shared/contracts/league/league-results';
import { PlayerDetails, PlayersList } from '@club/shared/contracts/league/players';
import { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { Seeders } from '@club/shared/contracts/league/seeders';
import { Statistics } from '@club/shared/contracts/league/statistics';
import { Winners } from '@club/shared/contracts/league/winners';
import type * as z from '@club/shared/schema';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openTestClub, type TestClub } from '../testing/test-club';
import { lots, playGroupSeason, projectSeason, recordResults, replaySeason, simulateSeason } from './engine';
import { linkMember } from './players/league-players.repository';
import { publicLeagueRoutes } from './public-calls';
import { registrationRoutes } from './registrations/registrations.routes';
import { changeSeason } from './season-changes/change-season';
import { writeArchivedSeason, writeRulesSeason } from './season-changes/write-season';
import { tableOf } from './seasons/season-rows';
import { addPlayers } from './seasons/testing';

const BY = { at: new Date('2026-01-01T00:00:00Z'), actorId: null };

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  const get = (url: string, headers: Record<string, string> = {}) => club.app.inject({ url: `/api/${url}`, headers });
  async function read<Schema extends z.ZodMiniType>(schema: Schema, url: string): Promise<z.output<Schema>> {
    const answer = await get(url);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return schema.parse(answer.json());
  }

  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (ground) => [
      publicLeagueRoutes({ ...ground, db }),
      registrationRoutes({ ...ground, db }),
    ]);
    const now = simulateSeason({ players: 52, seed: 1, year: 2026, settings: { rounds: 6 } });
    const past = simulateSeason({ players: 20, seed: 2, year: 2024, settings: { rounds: 5 } });
    const pastSeason = replaySeason(past.record);
    // The last closed round is open again, its matches still to come.
    const rounds = now.record.rounds.map((round, index) =>
      index === 5 && round.pinned
        ? { ...round, pinned: { ...round.pinned, resultOrder: null }, results: {}, absences: [] }
        : round,
    );
    await db.transaction(async (tx) => {
      await addPlayers(tx, now.cast);
      await writeArchivedSeason(tx, {
        ...BY,
        kind: 'ARCHIVE',
        plannedRounds: 5,
        projected: projectSeason(pastSeason),
        ...tableOf(pastSeason),
      });
      const record = { ...now.record, rounds, isFinished: false, knockout: null };
      await writeRulesSeason(tx, { ...BY, record, state: 'ROUNDS' });
    });
  });
  afterAll(() => club.close());

  test.each([
    ['all-pyramids?godina=2023', 404, 'SEASON_UNKNOWN'],
    ['all-pyramids', 400, 'VALIDATION'],
    ['groups-results?godina=2024', 404, 'NO_GROUPS'],
    ['league-results?godina=2001', 404, 'SEASON_UNKNOWN'],
    ['summer-league/statistics?year=2019', 404, 'SEASON_UNKNOWN'],
    ['summer-league-seeders/2019', 404, 'SEASON_UNKNOWN'],
    ['league-draw/abc', 400, 'VALIDATION'],
    ['summer-league/h2h?player1Id=1&player2Id=1', 400, 'VALIDATION'],
    ['summer-league/h2h?player1Id=1', 400, 'VALIDATION'],
    ['summer-league/h2h?player1Id=1&player2Id=99999', 404, 'PLAYER_UNKNOWN'],
    ['details/99999', 404, 'PLAYER_UNKNOWN'],
    ['details/0', 400, 'VALIDATION'],
  ])('GET %s is refused with %i %s', async (url, status, code) => {
    expect((await get(url)).json()).toMatchObject({ status, code });
  });

  test('a year has its pyramids, results and result pyramids; that of the open round is provisional', async () => {
    const year = await read(AllPyramids, 'all-pyramids?godina=2026');
    expect(year.rounds.map(({ state }) => state)).toEqual(['CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'OPEN']);
    expect(year.rounds.map(({ separatorRows }) => separatorRows)).toEqual([1, 0, 1, 0, 1, 0]);
    expect(Object.keys(year.pyramidResultsDataGrouped)).toContain('SESTO_KOLO');
    const substitute = Object.values(year.pyramidInitialDataGrouped)
      .flat()
      .find((cell) => cell.substituted);
    expect(substitute).toMatchObject({ startPoints: null, endPoints: null, player: expect.any(Object) });
    const match = year.resultsLeagueDataGrouped.PRVO_KOLO?.[0];
    expect(match).toMatchObject({ round: 'PRVO_KOLO', row1: 1, row2: 2, ballCarrier: match?.player2 });

    const active = await read(ActiveLeague, 'active-league');
    expect(active).toMatchObject({ year: 2026, phase: 'ROUNDS', provisional: true, plannedRounds: 6 });
    expect(active.resultsLeague.every(({ outcome, state }) => outcome === null && state === null)).toBe(true);
    const results = await read(LeagueResults, 'league-results');
    expect([results.year, results.phases[0]]).toEqual([2026, 'SESTO_KOLO']);
  });

  test('while this year has no season, or it is over', async () => {
    club.clock.set('2027-01-02T08:00:00Z');
    expect((await get('active-league')).json()).toMatchObject({ status: 404, code: 'NO_ACTIVE_LEAGUE' });
    club.clock.set('2024-11-02T08:00:00Z');
    expect(await read(ActiveLeague, 'active-league')).toMatchObject({
      phase: 'FINISHED',
      round: null,
      resultsLeague: [],
    });
    club.clock.set('2026-07-10T08:00:00Z');
  });

  test('the home page: seasons with their podium and links, and the round that is played', async () => {
    const { seasons, current } = await read(LeagueSeasons, 'league-seasons');
    expect(seasons.map(({ year }) => year)).toEqual([2026, 2024]);
    const [, past] = seasons;
    expect(past).toMatchObject({
      players: 21,
      champion: expect.any(Object),
      secondPlace: expect.any(Object),
      final: { round: 'FINALE' },
      links: { results: true, draw: true, qualifications: false, oldLeague: false, seeders: true },
    });
    expect(current).toMatchObject({ year: 2026, state: 'ROUNDS', round: { number: 6 } });
    expect(current?.nextFixtures).toHaveLength(8);
    expect(current?.topRows).toHaveLength(8);
  });

  test('a draw has byes, a champion and the champion’s path', async () => {
    const draw = await read(LeagueDraw, 'league-draw/2024');
    expect(draw).toMatchObject({ places: 21, byes: 11, qualifiers: 0, lotSeed: null });
    const path = draw.main?.stages.map(({ matches }) => matches.filter(({ championPath }) => championPath).length);
    expect(path).toEqual([1, 1, 1, 1, 1]);
    const [winner] = (await read(Winners, 'summer-league/winners')).filter(({ tournament }) => tournament === 'MAIN');
    expect(winner).toMatchObject({ winner: draw.main?.champion, titles: 1, championshipYears: [2024], rank: 1 });
    expect((await read(LeagueDraw, 'league-draw/2026')).main).toBeNull();
  });

  test('figures of all years are the sum of each year’s', async () => {
    const all = await read(Statistics, 'summer-league/statistics');
    const years = [
      await read(Statistics, 'summer-league/statistics?year=2024'),
      await read(Statistics, 'summer-league/statistics?year=2026'),
    ];
    for (const { player, playedMatches } of all.topPlayedMatches) {
      const each = years.flatMap(({ topPlayedMatches }) =>
        topPlayedMatches.filter((row) => row.player.id === player.id),
      );
      expect(each.reduce((sum, row) => sum + row.playedMatches, 0)).toBe(playedMatches);
    }
    expect(all).toMatchObject({ minimumMatches: 20, since: 2024 });
    const seeders = await read(Seeders, 'summer-league-seeders/2026');
    expect(seeders.map(({ playerRank }) => playerRank)).toEqual(seeders.map((_, index) => index + 1));
  });

  test('a profile agrees with the statistics, and hides the contact data unless the member agreed', async () => {
    const players = await read(PlayersList, 'players-list');
    const id = players[0]?.id ?? 0;
    const member = await club.addMember({ firstName: 'Ana' });
    const admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
    await db.transaction(async (tx) => {
      await linkMember(tx, id, member.id);
      await tx
        .updateTable('league_player')
        .set({ birth_date: '1990-07-11', email: 'a@b.hr', phone: '099' })
        .where('id', '=', id)
        .execute();
      await club.live.changed(tx, 'members');
    });
    const details = await read(PlayerDetails, `details/${id}`);
    expect(details).toMatchObject({ birthday: null, age: null, eMail: null, mobile: null, contactHidden: true });
    const { topWins } = await read(Statistics, 'summer-league/statistics');
    expect(topWins.find(({ player }) => player.id === id)?.wins ?? 0).toBe(details.numberOfWins);
    expect(details.resultPlayer.filter(({ winner }) => winner?.id === id)).toHaveLength(details.numberOfWins);
    const shown = { birthday: '1990-07-11', age: 35, eMail: 'a@b.hr', mobile: '099', contactHidden: false };
    expect((await get(`details/${id}`, admin.headers)).json()).toMatchObject(shown);
    expect((await get(`details/${id}`, member.headers)).json()).toMatchObject({ eMail: null });

    await db.transaction(async (tx) => {
      await tx.updateTable('member').set({ contact_public: true }).where('id', '=', member.id).execute();
      await club.live.changed(tx, 'members');
    });
    expect(await read(PlayerDetails, `details/${id}`)).toMatchObject(shown);
  });

  test('two players: what they played against each other, from either side', async () => {
    const { resultsLeagueDataGrouped } = await read(AllPyramids, 'all-pyramids?godina=2024');
    const played = Object.values(resultsLeagueDataGrouped)
      .flat()
      .find(({ outcome }) => outcome === 'PLAYED');
    const [a, b] = [played?.player1.id, played?.player2.id];
    const one = await read(H2h, `summer-league/h2h?player1Id=${a}&player2Id=${b}`);
    const other = await read(H2h, `summer-league/h2h?player1Id=${b}&player2Id=${a}`);
    expect(one.matchResults.map(({ id }) => id)).toContain(played?.id);
    expect([one.player1Wins, one.player2Wins]).toEqual([other.player2Wins, other.player1Wins]);
    expect(one.player1Wins + one.player2Wins).toBeGreaterThan(0);
  });

  test('an answer is sent again only when it has changed', async () => {
    const first = await get('all-pyramids?godina=2026');
    const etag = String(first.headers.etag);
    const again = await get('all-pyramids?godina=2026', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const past = String((await get('all-pyramids?godina=2024')).headers.etag);
    const id = (await read(ActiveLeague, 'active-league')).resultsLeague[0]?.id ?? '';
    await changeSeason({ db, ...club }, 2026, { actorId: null }, ({ record }) => {
      if (!record) throw new Error('no season');
      const result = {
        outcome: 'PLAYED',
        sets: [
          [6, 0],
          [6, 0],
        ],
      } as const;
      return { what: 'Rezultat', record: recordResults(record, { [id]: result }) };
    });
    const changed = await get('all-pyramids?godina=2026', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect((await read(ActiveLeague, 'active-league')).resultsLeague[0]).toMatchObject({
      outcome: 'PLAYED',
      version: 1,
    });
    expect((await get('all-pyramids?godina=2024')).headers.etag).toBe(past);
  });

  describe('every field of the specification’s entities is on the wire as it is spelt there', () => {
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
    let pair = '';

    beforeAll(async () => {
      const { resultsLeagueDataGrouped } = await read(AllPyramids, 'all-pyramids?godina=2024');
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
      const players = (await read(PlayersList, 'players-list')).map(({ id }) => id);
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
        await writeArchivedSeason(tx, { ...BY, kind: 'GROUPS', projected, plannedRounds, ranking: [], draw });
        await club.live.changed(tx, 'league');
      });
    });

    test('a season that is only registered for is not listed among those to read', async () => {
      expect((await get('registered-players')).json()).toHaveLength(1);
      const prepared = await db.handle
        .selectFrom('league_season')
        .select('year')
        .where('state', '=', 'PREPARING')
        .execute();
      expect(prepared).toEqual([{ year: 2027 }]);
      const { seasons } = await read(LeagueSeasons, 'league-seasons');
      expect(seasons.map(({ year }) => year)).toEqual([2026, 2024, 2019]);
    });

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
      const body = (await get(call.replace('PAIR', pair))).json();
      const found = entity
        .split('.')
        .filter(Boolean)
        .reduce((value, key) => value?.[key], body);
      expect(Object.keys(found ?? {})).toEqual(expect.arrayContaining([...fields]));
    });
  });
});
