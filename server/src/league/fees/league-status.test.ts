import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { markWithdrawn } from '../entries/league-entries.repository';
import { findPlayerOfMember } from '../players/league-players.repository';
import { findFeeOfMember } from './league-fees.repository';
import { createLeagueFees } from './league-fees.service';
import { leagueStatusRoutes } from './league-status.routes';
import { createLeagueStatus } from './league-status.service';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, ({ clock }) => [leagueStatusRoutes(createLeagueStatus({ db, clock }))]);
  });
  const status = async (who: TestMember, now = '2026-07-10T08:00:00Z') => {
    club.clock.set(now);
    return (await club.app.inject({ url: '/api/is-league-paid', headers: who.headers })).json();
  };

  test('a member without an entry is not in the league', async () => {
    expect(await status(await club.addMember())).toEqual({ isInLeague: false, isPaid: false });
  });

  test('a fee is marked once, counts for its year up to Zagreb midnight, and is in the action log', async () => {
    const ana = await club.addMember({ inLeague: true });
    const fees = createLeagueFees({ ...club, db });
    expect(await status(ana)).toEqual({ isInLeague: true, isPaid: false });
    const { id = 0 } = (await findFeeOfMember(db.handle, ana.id, 2026)) ?? {};
    await fees.markPaid(id, ana.id, '2026-04-01');
    await expect(fees.markPaid(id, ana.id)).rejects.toMatchObject({ status: 409, code: 'FEE_UNCHANGED' });
    await expect(fees.markPaid(9_999, ana.id)).rejects.toMatchObject({ status: 404 });
    expect(await status(ana, '2026-12-31T22:59:59Z')).toEqual({ isInLeague: true, isPaid: true });
    expect(await status(ana, '2026-12-31T23:00:00Z')).toEqual({ isInLeague: false, isPaid: false });
    await fees.markUnpaid(id, ana.id, 'Pogrešan igrač');
    expect(await status(ana)).toEqual({ isInLeague: true, isPaid: false });
    const log = await db.handle.selectFrom('action_log').select(['action', 'after']).orderBy('id').execute();
    expect(log).toEqual([
      { action: 'Članarina plaćena', after: { Plaćeno: '01.04.2026.', Članarina: '60,00\u00a0€' } },
      { action: 'Članarina neplaćena', after: { Plaćeno: 'ne', Članarina: '60,00\u00a0€', Razlog: 'Pogrešan igrač' } },
    ]);
  });

  test('in a free season nothing is owed', async () => {
    const iva = await club.addMember({ inLeague: true });
    const { id = 0 } = (await findFeeOfMember(db.handle, iva.id, 2026)) ?? {};
    expect(await status(iva)).toEqual({ isInLeague: true, isPaid: false });
    await db.handle.updateTable('league_fee').set({ amount_cents: 0 }).where('id', '=', id).execute();
    expect(await status(iva)).toEqual({ isInLeague: true, isPaid: true });
  });

  test('a withdrawn member is no longer in the league', async () => {
    const marko = await club.addMember({ inLeague: true });
    const player = await findPlayerOfMember(db.handle, marko.id);
    await db.transaction((tx) => markWithdrawn(tx, 2026, player?.id ?? 0, '2026-06-01'));
    expect(await status(marko)).toEqual({ isInLeague: false, isPaid: false });
  });
});
