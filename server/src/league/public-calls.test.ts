import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { TestClub } from '../testing/test-club';
import { recordResults } from './engine';
import { insertEntries } from './entries/league-entries.repository';
import { insertPlayers, linkMember } from './players/league-players.repository';
import { changeSeason } from './season-changes/change-season';
import { openPublicLeague } from './testing-public';

eachEngine((open) => {
  let db: TestDatabase;
  let league: Awaited<ReturnType<typeof openPublicLeague>>;
  let club: TestClub;
  beforeAll(async () => {
    db = await open();
    league = await openPublicLeague(db);
    club = league.club;
  });

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
    expect((await league.get(url)).json()).toMatchObject({ status, code });
  });

  test('a year has its pyramids, results and result pyramids; the one of the open round is provisional', async () => {
    const year = await league.read(AllPyramids, 'all-pyramids?godina=2026');
    expect(year.rounds.map(({ state }) => state)).toEqual(['CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'OPEN']);
    expect(year.rounds.map(({ separatorRows }) => separatorRows)).toEqual([1, 0, 1, 0, 1, 0]);
    expect(year.rounds.map(({ hasBonus }) => hasBonus)).toEqual([false, false, false, false, true, true]);
    expect(Object.keys(year.pyramidResultsDataGrouped)).toContain('SESTO_KOLO');
    const substitute = Object.values(year.pyramidInitialDataGrouped)
      .flat()
      .find((cell) => cell.substituted);
    expect(substitute).toMatchObject({ startPoints: null, endPoints: null, player: expect.any(Object) });
    const match = year.resultsLeagueDataGrouped.PRVO_KOLO?.[0];
    expect(match).toMatchObject({ round: 'PRVO_KOLO', row1: 1, row2: 2, ballCarrier: match?.player2 });

    const active = await league.read(ActiveLeague, 'active-league');
    expect(active).toMatchObject({ year: 2026, phase: 'ROUNDS', provisional: true, plannedRounds: 6 });
    expect(active.resultsLeague.every(({ outcome, state }) => outcome === null && state === null)).toBe(true);
    const results = await league.read(LeagueResults, 'league-results');
    expect([results.year, results.phases[0]]).toEqual([2026, 'SESTO_KOLO']);
  });

  test('while this year has no season, or it is over', async () => {
    club.clock.set('2027-01-02T08:00:00Z');
    expect((await league.get('active-league')).json()).toMatchObject({ status: 404, code: 'NO_ACTIVE_LEAGUE' });
    club.clock.set('2024-11-02T08:00:00Z');
    expect(await league.read(ActiveLeague, 'active-league')).toMatchObject({
      phase: 'FINISHED',
      round: null,
      resultsLeague: [],
    });
    club.clock.set('2026-07-10T08:00:00Z');
  });

  test('the home page: seasons with their podium and links, and the current round', async () => {
    const { seasons, current } = await league.read(LeagueSeasons, 'league-seasons');
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
    const draw = await league.read(LeagueDraw, 'league-draw/2024');
    expect(draw).toMatchObject({ places: 21, byes: 11, qualifiers: 0, lotSeed: null });
    const path = draw.main?.stages.map(({ matches }) => matches.filter(({ championPath }) => championPath).length);
    expect(path).toEqual([1, 1, 1, 1, 1]);
    const [winner] = (await league.read(Winners, 'summer-league/winners')).filter(
      ({ tournament }) => tournament === 'MAIN',
    );
    expect(winner).toMatchObject({ winner: draw.main?.champion, titles: 1, championshipYears: [2024], rank: 1 });
    expect((await league.read(LeagueDraw, 'league-draw/2026')).main).toBeNull();
  });

  test('figures of all years are the sum of each year’s', async () => {
    const all = await league.read(Statistics, 'summer-league/statistics');
    const years = [
      await league.read(Statistics, 'summer-league/statistics?year=2024'),
      await league.read(Statistics, 'summer-league/statistics?year=2026'),
    ];
    const figuresOf = ({ topPlayedMatches, topWins, topSets }: Statistics) => [
      ...topPlayedMatches.map(({ player, playedMatches }) => [`matches of ${player.id}`, playedMatches] as const),
      ...topWins.map(({ player, wins }) => [`wins of ${player.id}`, wins] as const),
      ...topSets.map(({ player, setsWin }) => [`sets of ${player.id}`, setsWin] as const),
    ];
    const sums: Record<string, number> = {};
    for (const [figure, count] of years.flatMap(figuresOf)) sums[figure] = (sums[figure] ?? 0) + count;
    expect(all.topPlayedMatches.length).toBeGreaterThan(20);
    expect(Object.fromEntries(figuresOf(all))).toEqual(sums);
    expect(all).toMatchObject({ minimumMatches: 20, since: 2024 });
    const seeders = await league.read(Seeders, 'summer-league-seeders/2026');
    expect(seeders.map(({ playerRank }) => playerRank)).toEqual(seeders.map((_, index) => index + 1));
  });

  test('a profile agrees with the statistics, and hides the contact data unless the member agreed', async () => {
    const players = await league.read(PlayersList, 'players-list');
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
    const details = await league.read(PlayerDetails, `details/${id}`);
    expect(details).toMatchObject({ birthday: null, age: null, eMail: null, mobile: null, contactHidden: true });
    const { topWins } = await league.read(Statistics, 'summer-league/statistics');
    expect(topWins.find(({ player }) => player.id === id)?.wins ?? 0).toBe(details.numberOfWins);
    expect(details.resultPlayer.filter(({ winner }) => winner?.id === id)).toHaveLength(details.numberOfWins);
    const shown = { birthday: '1990-07-11', age: 35, eMail: 'a@b.hr', mobile: '099', contactHidden: false };
    expect((await league.get(`details/${id}`, admin.headers)).json()).toMatchObject(shown);
    expect((await league.get(`details/${id}`, member.headers)).json()).toMatchObject({ eMail: null });

    await db.transaction(async (tx) => {
      await tx.updateTable('member').set({ contact_public: true }).where('id', '=', member.id).execute();
      await club.live.changed(tx, 'members');
    });
    expect(await league.read(PlayerDetails, `details/${id}`)).toMatchObject(shown);
  });

  test('who has no season, as after a corrected import, is shown to administrators only, until there is an entry', async () => {
    const admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
    const createdAt = club.clock.now();
    const id = await db.transaction(async (tx) => {
      await club.live.changed(tx, 'league');
      return (await insertPlayers(tx, [{ firstName: 'Ivan', lastName: 'Pogrešnik', createdAt }]))[0] ?? 0;
    });
    const urls = [`details/${id}`, `summer-league/h2h?player1Id=1&player2Id=${id}`];
    const answers = () => Promise.all(urls.map(async (url) => (await league.get(url)).statusCode));
    const lists = () =>
      Promise.all(['players-list', 'summer-league/players'].map((url) => league.read(PlayersList, url)));
    for (const list of await lists()) expect(list).not.toContainEqual(expect.objectContaining({ id }));
    expect(await answers()).toEqual([404, 404]);
    expect((await league.get(`details/${id}`, admin.headers)).json()).toMatchObject({ lastName: 'Pogrešnik' });

    await changeSeason(club, 2026, { actorId: null }, async (_season, tx) => {
      await insertEntries(tx, [{ year: 2026, playerId: id, registeredAt: createdAt }]);
      return { what: 'Prihvaćena prijava' };
    });
    for (const list of await lists()) expect(list).toContainEqual(expect.objectContaining({ id }));
    expect(await answers()).toEqual([200, 200]);
  });

  test('two players: what they played against each other, from either side', async () => {
    const { resultsLeagueDataGrouped } = await league.read(AllPyramids, 'all-pyramids?godina=2024');
    const played = Object.values(resultsLeagueDataGrouped)
      .flat()
      .find(({ outcome }) => outcome === 'PLAYED');
    const [a, b] = [played?.player1.id, played?.player2.id];
    const one = await league.read(H2h, `summer-league/h2h?player1Id=${a}&player2Id=${b}`);
    const other = await league.read(H2h, `summer-league/h2h?player1Id=${b}&player2Id=${a}`);
    expect(one.matchResults.map(({ id }) => id)).toContain(played?.id);
    expect([one.player1Wins, one.player2Wins]).toEqual([other.player2Wins, other.player1Wins]);
    expect(one.player1Wins + one.player2Wins).toBeGreaterThan(0);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('a client that accepts %s gets the same answer, as %s', async (accepted, encoding, unpack) => {
    const plain = await league.get('details/1');
    // The second answer comes from memory.
    for (const _ of ['first', 'second']) {
      const answer = await league.get('details/1', { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toContain('accept-encoding');
      expect(answer.headers.etag).toBe(plain.headers.etag);
      expect(unpack(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
  });

  test('an unchanged answer is not sent again', async () => {
    const first = await league.get('all-pyramids?godina=2026');
    const etag = String(first.headers.etag);
    const again = await league.get('all-pyramids?godina=2026', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const past = String((await league.get('all-pyramids?godina=2024')).headers.etag);
    const id = (await league.read(ActiveLeague, 'active-league')).resultsLeague[0]?.id ?? '';
    await changeSeason(club, 2026, { actorId: null }, ({ record }) => {
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
    const changed = await league.get('all-pyramids?godina=2026', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect((await league.read(ActiveLeague, 'active-league')).resultsLeague[0]).toMatchObject({
      outcome: 'PLAYED',
      version: 1,
    });
    expect((await league.get('all-pyramids?godina=2024')).headers.etag).toBe(past);
  });
});
