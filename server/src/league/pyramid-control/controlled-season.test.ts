import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { playingLeagueRoutes } from '../playing-calls';
import { insertSeason, type NewLeagueSeason, presetFrame } from '../seasons/league-seasons.repository';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => [playingLeagueRoutes({ ...parts, db })], '2026-06-12T08:00:00Z');
    admin = await club.addMember({ roles: ['USER', 'ADMIN'] });
  });
  afterAll(() => club.close());
  afterEach(() => db.handle.deleteFrom('league_season').execute());

  const insert = (year: number, state: NewLeagueSeason['state'], kind: NewLeagueSeason['kind'] = 'RULES') =>
    db.transaction((tx) => insertSeason(tx, { year, kind, state, plannedRounds: 17, frame: presetFrame(year) }));
  const controlled = async () => {
    const answer = await club.app.inject({ url: '/api/admin/pyramid-control', headers: admin.headers });
    return answer.json().year;
  };

  test('the season that is played, whatever else is being prepared', async () => {
    await insert(2021, 'PREPARING');
    await insert(2026, 'ROUNDS');
    await insert(2027, 'PREPARING');
    expect(await controlled()).toBe(2026);
  });

  test('before and after it the next one, never one of the past that nobody has played', async () => {
    await insert(2021, 'PREPARING');
    await insert(2025, 'FINISHED');
    await insert(2026, 'PREPARING');
    await insert(2027, 'PREPARING');
    expect(await controlled()).toBe(2026);
  });

  test('the newest where no season is open', async () => {
    await insert(2019, 'FINISHED', 'GROUPS');
    await insert(2025, 'FINISHED');
    expect(await controlled()).toBe(2025);
  });

  test('a season of the past is imported, not prepared', async () => {
    const prepare = (year: number) =>
      club.app.inject({ method: 'POST', url: '/api/admin/league/seasons', headers: admin.headers, payload: { year } });
    expect((await prepare(2021)).json()).toMatchObject({ status: 400, fields: { year: expect.any(String) } });
    expect((await prepare(2026)).statusCode).toBe(201);
  });
});
