import { eachEngine, type TestDatabase } from '../../database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { insertLeagueFee } from './league-fees.repository';
import { leagueStatusRoutes } from './league-status.routes';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, ({ clock }) => [leagueStatusRoutes({ db, clock })]);
  });
  afterAll(() => club.close());
  const status = async (who: TestMember, now = '2026-07-10T08:00:00Z') => {
    club.clock.set(now);
    return (await club.app.inject({ url: '/api/is-league-paid', headers: who.headers })).json();
  };
  const fee = (memberId: number, paidOn: string | null) =>
    db.transaction((tx) => insertLeagueFee(tx, { memberId, year: 2026, amountCents: 6_000, paidOn }));

  test('a visitor is refused', async () => {
    expect((await club.app.inject('/api/is-league-paid')).statusCode).toBe(401);
  });

  test('who is not in the league has not paid, whatever the books say', async () => {
    const iva = await club.addMember();
    await fee(iva.id, '2026-04-01');
    expect(await status(iva)).toEqual({ isInLeague: false, isPaid: false });
  });

  test('a member of the league without a fee, or with an open one, has not paid', async () => {
    const marko = await club.addMember({ inLeague: true });
    expect(await status(marko)).toEqual({ isInLeague: true, isPaid: false });
    await fee(marko.id, null);
    expect(await status(marko)).toEqual({ isInLeague: true, isPaid: false });
  });

  test('a fee is paid for its year, up to Zagreb midnight', async () => {
    const ana = await club.addMember({ inLeague: true });
    await fee(ana.id, '2026-04-01');
    expect(await status(ana, '2026-12-31T22:59:59Z')).toEqual({ isInLeague: true, isPaid: true });
    expect(await status(ana, '2026-12-31T23:00:00Z')).toEqual({ isInLeague: true, isPaid: false });
  });
});
