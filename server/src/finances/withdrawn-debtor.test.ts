import type { LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { createLeagueFees, insertEntries, insertLeagueFees, insertPlayers, playingLeagueRoutes } from '../league';
import { eachEngine } from '../platform/database/testing';
import { openTestClub } from '../testing/test-club';
import { createLeaguePayments, leaguePaymentRoutes } from '.';

eachEngine((open) => {
  test('who has withdrawn from a season owes its fee, and is marked in that year only', async () => {
    const db = await open();
    const club = await openTestClub(db, (parts) => [
      leaguePaymentRoutes(createLeaguePayments({ ...parts, fees: createLeagueFees(parts) })),
      playingLeagueRoutes(parts),
    ]);
    const admin = await club.addMember({ roles: ['ADMIN'] });
    expect((await club.as(admin).post('admin/league/seasons', { year: 2026 })).status).toBe(201);
    const createdAt = club.clock.now();
    const [left, stayed] = await db.transaction(async (tx) => {
      const people = ['Cvek', 'Šarić'].map((lastName) => ({ firstName: 'Iva', lastName, createdAt }));
      const players = await insertPlayers(tx, people);
      await insertLeagueFees(
        tx,
        [2026, 2025].flatMap((year) =>
          players.map((playerId) => ({ playerId, year, amountCents: 6_000, paidOn: null })),
        ),
      );
      const [first = 0, second = 0] = players;
      await insertEntries(tx, [
        { year: 2026, playerId: first, registeredAt: createdAt, withdrawnOn: '2026-07-01' },
        { year: 2026, playerId: second, registeredAt: createdAt },
      ]);
      return players;
    });
    const years = (await club.as(admin).get<LeaguePaymentsOfYear[]>('admin-payments-league')).body;
    const marked = years.map(({ year, totalNotPaid, payments }) => ({
      year,
      totalNotPaid,
      withdrawn: payments.map(({ playerId: { id }, withdrawn }) => [id, withdrawn]),
    }));
    const nobody = [left, stayed].map((id) => [id, undefined]);
    expect(marked).toEqual([
      { year: 2026, totalNotPaid: 120, withdrawn: [[left, true], nobody[1]] },
      { year: 2025, totalNotPaid: 120, withdrawn: nobody },
    ]);
    const file = async (year: number) => (await club.as(admin).get(`admin-payments-league.csv?year=${year}`)).body;
    const withdrawn = async (year: number) =>
      (await file(year))
        .trim()
        .split('\r\n')
        .map((line: string) => line.split(';')[7]);
    expect(await withdrawn(2026)).toEqual(['Odustao', 'da', 'ne']);
    expect(await withdrawn(2025)).toEqual(['Odustao', 'ne', 'ne']);
  });
});
