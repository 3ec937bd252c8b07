import { jest } from '@jest/globals';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import { openTestClub, type TestClub } from '../testing/test-club';
import { clubDayRoutes } from './club-day.routes';
import { createClubDay } from './club-day.service';

eachEngine((open) => {
  let club: TestClub;
  let database: TestDatabase;
  beforeAll(async () => {
    const db = await open();
    database = db;
    await openCourtsForTests(db, { opensOn: '2026-10-01', closesOn: '2027-04-04' });
    const earlier = { name: 'Ljeto', opens_on: '2026-04-06', closes_on: '2026-08-28' };
    await db.handle.insertInto('season').values(earlier).execute();
    club = await openTestClub(db, ({ clock }) => [clubDayRoutes(createClubDay({ db, clock }))]);
  });
  const clubDay = async (now: string) => {
    club.clock.set(now);
    return (await club.app.inject('/api/club-day')).json();
  };

  test('everybody may read the current day', async () => {
    expect(await clubDay('2026-07-10T22:30:00Z')).toEqual({
      today: '2026-07-11',
      now: '2026-07-10T22:30:00.000Z',
      seasons: [
        { name: 'Ljeto', opensOn: '2026-04-06', closesOn: '2026-08-28' },
        { name: 'Sezona', opensOn: '2026-10-01', closesOn: '2027-04-04' },
      ],
      landing: 'LEAGUE',
      leagueYear: 2026,
    });
  });

  test('the answer is not cached', async () => {
    expect((await club.app.inject('/api/club-day')).headers['cache-control']).toBe('no-store');
  });

  test('it is also answered while the database is out of service, with today’s clock', async () => {
    await clubDay('2026-07-10T08:00:00Z');
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const connect = jest.spyOn(database.pool, 'connect').mockImplementation(() => Promise.reject(gone));
    expect(await clubDay('2026-10-01T08:00:00Z')).toMatchObject({ today: '2026-10-01', seasons: [{ name: 'Sezona' }] });
    connect.mockRestore();
  });

  test('a season is included up to its last day', async () => {
    expect((await clubDay('2027-04-04T21:59:59Z')).seasons).toHaveLength(1);
    expect((await clubDay('2027-04-04T22:00:00Z')).seasons).toHaveLength(0);
  });

  test('the year and the landing page change at Zagreb midnight', async () => {
    expect(await clubDay('2026-12-31T23:00:00Z')).toMatchObject({ leagueYear: 2027, landing: 'OFF_SEASON' });
    expect((await clubDay('2027-01-31T23:00:00Z')).landing).toBe('REGISTRATION');
  });
});
