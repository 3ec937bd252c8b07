import type { AdminStatement } from '@club/shared/contracts/accounts/statement';
import { eachEngine } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { accountsAdminForTests } from './testing-admin';

/** Two administrators with the same list of service work, or of corrections. */
eachEngine((open) => {
  let club: TestClub;
  let first: TestMember;
  let second: TestMember;
  let ana: TestMember;

  const statement = async () =>
    (await club.as(first).get<AdminStatement>(`admin-users/${ana.id}/statement`)).body.entries;
  const ENTRIES = [
    [
      'a correction',
      'uneseno −2,50\u00a0€ (Zvonimir Horvat). Ako to treba unijeti i drugi put,',
      (by: TestMember, change = {}) =>
        club.as(by).post(`admin-users/${ana.id}/correction`, { amount: -2.5, reason: 'krivo naplaćeno', ...change }),
    ],
    [
      'gratis reservations',
      'dodano: 2 gratis rezervacije (Zvonimir Horvat). Ako to treba dodati i drugi put,',
      (by: TestMember, change = {}) =>
        club.as(by).post('admin-users-gratis', { userId: ana.id, amount: 2, note: 'uređenje terena', ...change }),
    ],
  ] as const;

  beforeAll(async () => {
    const database = await open();
    club = await openTestClub(database, (base) => [accountsAdminForTests(base)]);
    first = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Horvat' });
    second = await club.addMember({ roles: ['ADMIN'] });
  });
  beforeEach(async () => {
    club.clock.set('2026-11-20T08:00:00Z');
    ana = await club.addMember({ firstName: 'Ana' });
  });

  test.each(ENTRIES)('%s that another administrator has just entered must be confirmed', async (_, why, enter) => {
    expect((await enter(first)).status).toBe(200);
    expect((await enter(first)).status).toBe(200);
    club.clock.set('2026-11-20T08:01:59Z');
    expect((await enter(second)).body).toMatchObject({
      status: 409,
      code: 'SAME_AMOUNT',
      message: `Istom je članu u zadnje dvije minute već ${why} potvrdite još jednom.`,
    });
    expect(await statement()).toHaveLength(2);
    expect((await enter(second, { amount: 3 })).status).toBe(200);
    expect((await enter(second, { confirmed: true })).status).toBe(200);
    club.clock.set('2026-11-20T08:02:00Z');
    expect((await enter(second)).status).toBe(200);
    expect(await statement()).toHaveLength(5);
  });

  test.each(ENTRIES)('%s may be entered again without a question after a reversal', async (_, __, enter) => {
    expect((await enter(first)).status).toBe(200);
    const [entered] = await statement();
    const url = `admin-users/${ana.id}/statement/${entered?.id}/reversal`;
    expect((await club.as(first).post(url, { reason: 'krivi član' })).status).toBe(200);
    expect((await enter(second)).status).toBe(200);
  });

  test('a correction of an amount that was just paid is asked about; as many gratis reservations are not', async () => {
    await club.as(first).post('admin-users', { userId: ana.id, amount: 20 });
    const correction = { amount: 20, reason: 'uplata' };
    const corrected = await club.as(second).post(`admin-users/${ana.id}/correction`, correction);
    expect(corrected.body).toMatchObject({ code: 'SAME_AMOUNT', accountBalance: 20 });
    const grant = { userId: ana.id, amount: 20, note: 'pomoć' };
    expect((await club.as(second).post('admin-users-gratis', grant)).status).toBe(200);
  });
});
