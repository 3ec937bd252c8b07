import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { concurrently } from '../../testing/concurrently';
import { insertEntries } from '../entries/league-entries.repository';
import { openPlayedLeague, type PlayedLeague, week, YEAR } from '../testing-playing';
import { publishFirstRound } from '../testing-season';

const NEXT = YEAR + 1;

/** The next season, prepared with a draft of all players: begins it with the version that it has. */
async function prepareNext(db: TestDatabase, league: PlayedLeague) {
  const asAdmin = league.as(league.admin);
  await orThrow(await asAdmin.post('admin/league/seasons', { year: NEXT }));
  const registeredAt = league.club.clock.now();
  const entries = league.players.map((playerId) => ({ year: NEXT, playerId, registeredAt }));
  await db.transaction((tx) => insertEntries(tx, entries));
  const season = `admin/league/seasons/${NEXT}`;
  const version = async () => (await asAdmin.get(season)).body.version;
  await orThrow(await asAdmin.post(`admin/pyramid-initial/${NEXT}/preset`, { version: await version() }));
  const dates = { startDate: `${NEXT}-04-06`, endDate: `${NEXT}-04-13` };
  return async () => asAdmin.post(`${season}/rounds`, { ...dates, version: await version() });
}

eachEngine((open) => {
  let league: PlayedLeague;
  beforeEach(async () => {
    league = await openPlayedLeague(await open(), 4);
  });

  test('the next season is prepared while one is played, and begins when that one is over', async () => {
    await publishFirstRound(league, 1);
    const begin = await prepareNext(league.db, league);
    const refused = {
      status: 409,
      code: 'SEASON_NOT_FINISHED',
      message: 'Sezona 2026. još nije završena. Završite je, pa objavite 1. kolo sezone 2027.',
    };
    expect((await begin()).body).toMatchObject(refused);
    for (const playerId of league.players.slice(1)) {
      expect((await league.asAdmin('POST', 'withdrawals', { playerId, reason: 'Ozljeda' })).status).toBe(200);
    }
    expect((await league.asAdmin('POST', 'rounds/publish', { next: null })).status).toBe(200);
    expect((await begin()).body).toMatchObject(refused);
    expect((await league.asAdmin('POST', 'finish')).status).toBe(200);
    expect((await begin()).status).toBe(200);
    const control = await league.as(league.admin).get('admin/pyramid-control');
    expect(control.body).toMatchObject({ year: NEXT, state: 'ROUNDS' });
  });

  test('of two seasons that begin at once, one does', async () => {
    const begin = await prepareNext(league.db, league);
    const preset = { version: await league.version() };
    await orThrow(await league.as(league.admin).post(`admin/pyramid-initial/${YEAR}/preset`, preset));
    const outcomes = await concurrently(
      league.db,
      async () => orThrow(await league.asAdmin('POST', 'rounds', week(1))),
      async () => orThrow(await begin()),
    );
    expect(outcomes.toSorted()).toEqual(['SEASON_NOT_FINISHED', 'done']);
    const begun = await league.db.handle
      .selectFrom('league_season')
      .select('year')
      .where('state', '=', 'ROUNDS')
      .execute();
    expect(begun).toHaveLength(1);
  });
});
