import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { eachEngine } from '../platform/database/testing';
import { insertEntries } from './entries/league-entries.repository';
import { insertPlayers } from './players/league-players.repository';
import { verifyLeague } from './projection/verify-league';
import { type PlayedLeague, SCORE_0_2, SCORE_2_0, week, YEAR } from './testing-playing';
import { numberOf, openFirstRound, seasonCalls } from './testing-season';

eachEngine((open) => {
  let league: PlayedLeague;
  const { openMatches, again, enter, decide, takeBack, changes } = seasonCalls(() => league);

  beforeAll(async () => {
    league = await openFirstRound(await open(), 12, 3);
    const [decided] = (await openMatches()) as [LeagueMatch];
    await decide(decided, { outcome: 'PLAYED', ...SCORE_0_2 });
  });
  afterEach(async () => expect(await verifyLeague(league.db.handle)).toEqual([]));

  test('a substitute plays for an absent player; an outdated version is refused', async () => {
    const [, second] = (await openMatches()) as [unknown, LeagueMatch];
    const url = `admin/league/seasons/${YEAR}/rounds/1/absences`;
    const substitute = await league.as(league.admin).post('admin/league/players', {
      firstName: 'Zamjenski',
      lastName: 'Igrač',
      nickname: null,
      birthDate: null,
      residence: null,
      email: null,
      phone: null,
    });
    const absent = { playerId: second.player1.id, substituteId: substitute.body.player.id };
    expect((await league.as(league.admin).put(url, { ...absent, version: 1 })).body.code).toBe('SEASON_CHANGED');
    const tooLarge = 2_147_483_648;
    const reload = { version: 'Osvježite stranicu.' };
    expect((await league.as(league.admin).put(url, { ...absent, version: tooLarge })).body.fields).toEqual(reload);
    const cancelled = `${url}/${second.player1.id}?version=${tooLarge}`;
    expect((await league.as(league.admin).delete(cancelled)).body.fields).toEqual(reload);
    const body = { ...absent, version: await league.version() };
    expect((await league.as(league.admin).put(url, body)).status).toBe(200);
    const control = (await league.as(league.admin).get('admin/pyramid-control')).body;
    expect(control['List of pyramid'].filter((cell: { substituted: unknown }) => cell.substituted)).toHaveLength(1);
    expect(control['List of players'].find(({ id }: { id: number }) => id === absent.substituteId).isSubstitute).toBe(
      true,
    );
    const replaced = (await openMatches())[1] as LeagueMatch;
    expect(replaced).toMatchObject({ player1: { id: absent.substituteId }, substituted1: { id: absent.playerId } });
    expect((await decide(replaced, { outcome: 'PLAYED', ...SCORE_2_0 })).status).toBe(200);
  });

  const next = { next: week(2) };
  /** Before the match that was played since. */
  let previewed: PyramidCell[];
  let playedSince: LeagueMatch;

  test('a preview of the next round; a publication after an outdated one receives what has changed since', async () => {
    const preview = await league.asAdmin('POST', 'rounds/preview', next);
    expect(preview.body).toMatchObject({ round: { number: 1 }, next: { round: { number: 2 } } });
    expect(preview.body.unplayed).toHaveLength(4);
    expect(preview.body.moves).toHaveLength(1);
    previewed = preview.body.pyramid;
    playedSince = (await openMatches())[2] as LeagueMatch;
    expect((await enter(playedSince, SCORE_2_0)).status).toBe(200);
    const stale = { ...next, version: preview.body.version };
    const late = await league.as(league.admin).post(`admin/league/seasons/${YEAR}/rounds/publish`, stale);
    expect(late.body).toMatchObject({
      code: 'SEASON_CHANGED',
      changes: [{ what: expect.stringContaining('6:3 6:4') }],
    });
  });

  test('the next round is published as previewed, undone and published again', async () => {
    expect((await league.asAdmin('POST', 'rounds/publish', next)).status).toBe(200);
    expect((await league.control()).undo).toMatchObject({ allowed: true, what: 'Objava 2. kola' });
    expect((await league.asAdmin('POST', 'undo')).status).toBe(200);
    expect((await league.asAdmin('POST', 'rounds/publish', next)).status).toBe(200);
    const published = (await league.as().get('active-league')).body;
    expect(published.round).toMatchObject({ number: 2, state: 'OPEN' });
    const year = (await league.as().get(`all-pyramids?godina=${YEAR}`)).body;
    const late = [playedSince.player1.id, playedSince.player2.id];
    expect(year.pyramidResultsDataGrouped.PRVO_KOLO).toEqual(
      previewed.map((cell) => (late.includes(cell.player?.id ?? 0) ? expect.anything() : cell)),
    );
  });

  test('a correction of a closed round previews its changes, and moves no player', async () => {
    const year = (await league.as().get(`all-pyramids?godina=${YEAR}`)).body;
    const match = year.resultsLeagueDataGrouped.PRVO_KOLO[2];
    const body = { outcome: 'PLAYED', ...SCORE_0_2, reason: 'Krivo upisano' };
    const path = `admin/league/seasons/${YEAR}/matches/${match.id}`;
    const preview = await league.as(league.admin).post(`${path}/preview`, { ...body, version: match.version });
    const message = 'Bodovi će se uračunati; mjesto u piramidi ostaje.';
    expect(preview.body).toMatchObject({ isClosedRound: true, message, places: [], matches: [] });
    expect(preview.body.points).toHaveLength(2);
    const corrected = await league.as(league.admin).put(path, { ...body, version: match.version });
    const [change] = await changes();
    expect(change).toMatchObject({ actor: 'Zvonimir Matić', reason: 'Krivo upisano' });
    expect(corrected.body).toMatchObject({ match: { movement: 'STAY', winner: match.player2 } });
    const after = (await league.as().get(`all-pyramids?godina=${YEAR}`)).body;
    const players = (sheet: { player: { id: number } | null }[]) => sheet.map(({ player }) => player?.id);
    expect(players(after.pyramidResultsDataGrouped.PRVO_KOLO)).toEqual(
      players(year.pyramidResultsDataGrouped.PRVO_KOLO),
    );
  });

  test('a player who has just joined, and is not in the pyramid yet, can withdraw and return', async () => {
    const [playerId = 0] = await league.db.transaction((tx) =>
      insertPlayers(tx, [{ firstName: 'Kasni', lastName: 'Dolazak', createdAt: league.club.clock.now() }]),
    );
    const leaving = { playerId, reason: 'Predomislio se' };
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).body).toMatchObject({ code: 'PLAYER_NOT_ENTERED' });
    const entry = { year: YEAR, playerId, registeredAt: league.club.clock.now() };
    await league.db.transaction((tx) => insertEntries(tx, [entry]));
    expect((await league.control()).joining.map(numberOf)).toEqual([playerId]);
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).status).toBe(200);
    expect(await league.control()).toMatchObject({ joining: [], leaving: [], mayReturn: [{ id: playerId }] });
    expect((await takeBack(playerId)).status).toBe(200);
    expect((await league.control()).joining.map(numberOf)).toEqual([playerId]);
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).status).toBe(200);
  });

  test('a withdrawal can be cancelled until the next publication, with a trace; the forfeited match is corrected', async () => {
    const [match] = (await openMatches()) as [LeagueMatch];
    const playerId = match.player2.id;
    league.club.clock.set('2026-07-15T08:00:00Z');
    expect((await takeBack(playerId)).body).toMatchObject({ status: 409, code: 'PLAYER_NOT_LEAVING' });
    expect((await league.asAdmin('POST', 'withdrawals', { playerId, reason: 'Zabuna' })).status).toBe(200);
    expect((await league.control()).leaving.map(numberOf)).toEqual([playerId]);
    expect((await league.control()).mayReturn.map(numberOf)).toContain(playerId);
    expect(await takeBack(playerId)).toMatchObject({ status: 200, body: { message: 'Odustajanje je poništeno.' } });
    expect((await league.control()).leaving).toEqual([]);
    expect((await league.control()).mayReturn.map(numberOf)).not.toContain(playerId);
    const [change] = await changes();
    expect(change.what).toMatch(/ ipak ostaje u ligi$/);

    const forfeited = await again(match);
    expect(forfeited.outcome).toBe('WALKOVER');
    expect((await decide(forfeited, { outcome: null, reason: 'Zabuna' })).status).toBe(200);
  });

  test('a leaving player forfeits the open match, and the season ends early', async () => {
    const match = (await openMatches())[0] as LeagueMatch;
    const leaving = { playerId: match.player2.id, reason: 'Ozljeda' };
    league.club.clock.set('2026-07-15T08:00:00Z');
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).status).toBe(200);
    expect(await again(match)).toMatchObject({ outcome: 'WALKOVER' });
    const endAfter = (rounds: number) => league.asAdmin('PUT', 'planned-rounds', { rounds, reason: 'Kiša' });
    const refusedOf = async (rounds: number) => (await endAfter(rounds)).body.fields;
    expect(await refusedOf(1)).toEqual({ rounds: 'Broj kola može se smanjiti na 2.' });
    expect((await endAfter(2)).status).toBe(200);
    const [ended] = await changes();
    expect(ended.what).toMatch(/^Smanjen broj kola: \d+ → 2$/);
    const published = 'Objavljeno je i zadnje planirano kolo, pa se broj kola ne može smanjiti.';
    expect(await refusedOf(1)).toEqual({ rounds: published });
    expect((await league.asAdmin('POST', 'draw', { firstPhaseFrom: '2026-08-01' })).body.code).toBe(
      'SEASON_NOT_FINISHED',
    );
    expect((await league.asAdmin('POST', 'rounds/publish', { next: null })).status).toBe(200);
  });
});
