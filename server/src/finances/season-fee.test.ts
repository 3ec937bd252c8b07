import { createLeagueFees, insertLeagueFees, insertPlayers } from '../league';
import { eachEngine } from '../platform/database/testing';
import { openTestClub } from '../testing/test-club';
import { createLeaguePayments, leaguePaymentRoutes } from '.';

eachEngine((open) => {
  test('the fees of a year contain the fee of its season now, which no amount tells that was paid before', async () => {
    const db = await open();
    const club = await openTestClub(db, (parts) => [
      leaguePaymentRoutes(createLeaguePayments({ ...parts, fees: createLeagueFees(parts) })),
    ]);
    const treasurer = await club.addMember({ roles: ['ADMIN'] });
    await db.transaction(async (tx) => {
      const person = { firstName: 'Ana', lastName: 'Čović', createdAt: new Date('2020-01-01T00:00:00Z') };
      const [playerId = 0] = await insertPlayers(tx, [person]);
      for (const [year, kind] of [
        [2032, 'RULES'],
        [2031, 'ARCHIVE'],
      ] as const) {
        const registration = { registration_from: `${year}-01-01`, registration_until: `${year}-02-01` };
        await tx
          .insertInto('league_season')
          .values({ year, kind, state: 'FINISHED', planned_rounds: 1, fee_cents: 0, round_days: 7, ...registration })
          .execute();
        await insertLeagueFees(tx, [{ playerId, year, amountCents: 6_000, paidOn: '2026-03-01' }]);
      }
      await insertLeagueFees(tx, [{ playerId, year: 2030, amountCents: 6_000, paidOn: '2026-03-01' }]);
    });
    const years = (await club.as(treasurer).get('admin-payments-league')).body;
    // An archived season, and a year without one, have only what was paid.
    expect(years.map(({ year, fee }: { year: number; fee?: number }) => [year, fee])).toEqual([
      [2032, 0],
      [2031, undefined],
      [2030, undefined],
    ]);
  });
});
