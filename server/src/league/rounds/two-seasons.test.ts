import { eachEngine } from '../../platform/database/testing';
import { insertEntries } from '../entries/league-entries.repository';
import { openPlayedLeague, YEAR } from '../testing-playing';
import { publishFirstRound } from '../testing-season';

const NEXT = YEAR + 1;

eachEngine((open) => {
  test('the next season is prepared while one is played, and begins when that one is over', async () => {
    const db = await open();
    const league = await openPlayedLeague(db, 4);
    const asAdmin = league.as(league.admin);
    await publishFirstRound(league, 1);
    expect((await asAdmin.post('admin/league/seasons', { year: NEXT })).status).toBe(201);
    const registeredAt = league.club.clock.now();
    const entries = league.players.map((playerId) => ({ year: NEXT, playerId, registeredAt }));
    await db.transaction((tx) => insertEntries(tx, entries));
    const season = `admin/league/seasons/${NEXT}`;
    const version = async () => (await asAdmin.get(season)).body.version;
    const preset = { version: await version() };
    expect((await asAdmin.post(`admin/pyramid-initial/${NEXT}/preset`, preset)).status).toBe(200);

    const dates = { startDate: `${NEXT}-04-06`, endDate: `${NEXT}-04-13` };
    const begin = async () => asAdmin.post(`${season}/rounds`, { ...dates, version: await version() });
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
    expect((await asAdmin.get('admin/pyramid-control')).body).toMatchObject({ year: NEXT, state: 'ROUNDS' });
    await league.club.close();
  });
});
