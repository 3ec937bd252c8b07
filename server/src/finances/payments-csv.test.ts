import { createAccounts } from '../accounts';
import { eachEngine } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createPayments, paymentRoutes } from '.';

eachEngine((open) => {
  let club: TestClub;
  let admin: TestMember;
  let ana: TestMember;
  let accounts: ReturnType<typeof createAccounts>;

  const file = (year: string, by = admin) => club.as(by).get<string>(`admin/payments-app.csv?year=${year}`);

  beforeAll(async () => {
    const db = await open();
    club = await openTestClub(
      db,
      (parts) => {
        accounts = createAccounts(parts);
        return [paymentRoutes(createPayments(parts.db))];
      },
      '2025-12-31T22:59:59Z',
    );
    admin = await club.addMember({ roles: ['ADMIN'] });
    ana = await club.addMember({ firstName: 'Ana', lastName: 'Kovač', username: 'akovac' });
  });

  test('the file of payments is for administrators and the treasurer only', async () => {
    const treasurer = await club.addMember({ roles: ['MAINTENANCE'] });
    expect((await file('2026', treasurer)).status).toBe(200);
    expect((await file('2026', ana)).status).toBe(403);
    expect((await club.as().get('admin/payments-app.csv?year=2026')).status).toBe(401);
  });

  test.each(['1899', '2101', 'sve', ''])('the year "%s" is refused', async (year) => {
    expect((await file(year)).status).toBe(400);
  });

  test('a year has its payments and corrections by the Zagreb day, newest first', async () => {
    await accounts.pay(ana.id, 2_000, { actorId: admin.id });
    club.clock.set('2025-12-31T23:00:00Z');
    await accounts.pay(ana.id, 123_450, { actorId: admin.id });
    await accounts.pay(ana.id, -50, { actorId: admin.id, reason: 'krivo' });
    const header = '\uFEFFDatum;Prezime;Ime;Korisničko ime;Iznos (EUR)\r\n';
    expect((await file('2025')).body).toBe(`${header}31.12.2025.;Kovač;Ana;akovac;20,00\r\n`);
    expect((await file('2026')).body).toBe(
      `${header}01.01.2026.;Kovač;Ana;akovac;-0,50\r\n01.01.2026.;Kovač;Ana;akovac;1234,50\r\n`,
    );
    expect((await file('2024')).body).toBe(header);
  });

  test('of two members with one name each payment says whose it is', async () => {
    const paid = async () => (await club.as(admin).get('admin/payments-app/year/2026')).body as { fullName: string }[];
    expect((await paid()).map(({ fullName }) => fullName)).toEqual(['Kovač Ana', 'Kovač Ana']);
    const mother = await club.addMember({ firstName: 'Ana', lastName: 'Kovač', username: 'ana.mama' });
    await accounts.pay(mother.id, 1_000, { actorId: admin.id });
    expect((await paid()).map(({ fullName }) => fullName)).toEqual([
      'Kovač Ana (ana.mama)',
      'Kovač Ana (akovac)',
      'Kovač Ana (akovac)',
    ]);
  });

  test('a year of many payments is complete, each of them once, also when many have the same time', async () => {
    club.clock.set('2027-03-01T08:00:00Z');
    const entry = await club.db.handle
      .selectFrom('ledger_entry')
      .selectAll()
      .where('kind', '=', 'PAYMENT')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id: _, ...fields } = entry;
    const amounts = Array.from({ length: 1_100 }, (_each, index) => index + 1);
    await club.db.handle
      .insertInto('ledger_entry')
      .values(
        amounts.map((amount) => ({
          ...fields,
          at: new Date(Date.UTC(2027, 2, 1, 8, 0, Math.floor(amount / 300))),
          amount_cents: amount * 100,
        })),
      )
      .execute();
    const lines = (await file('2027')).body.split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(';').at(-1))).toEqual(amounts.map((amount) => `${amount},00`).reverse());
  });
});
