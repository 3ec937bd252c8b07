import { randomUUID } from 'node:crypto';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { accountInFull, auditAccount } from './testing';
import { accountsAdminForTests } from './testing-admin';

// An administrator repeats a request whose answer was lost, after another has reversed what it had entered.
eachEngine((open) => {
  let database: TestDatabase;
  let club: TestClub;
  let [admin, other, ana]: TestMember[] = [];
  beforeAll(async () => {
    database = await open();
    club = await openTestClub(database, (base) => [accountsAdminForTests(base)]);
    admin = await club.addMember({ roles: ['ADMIN'] });
    other = await club.addMember({ roles: ['ADMIN'] });
  });
  beforeEach(async () => {
    ana = await club.addMember();
  });

  const post = (by: TestMember | undefined, path: string, payload: object, key: string) =>
    club.as(by, { 'idempotency-key': key }).post(path, payload);

  test.each([
    ['a payment', () => 'admin-users', { amount: 20 }],
    ['a correction', () => `admin-users/${ana?.id}/correction`, { amount: -0.5, reason: 'krivo naplaćeno' }],
    ['gratis reservations', () => 'admin-users-gratis', { amount: 2, note: 'uređenje terena' }],
  ])('%s', async (_, pathOf, input) => {
    const key = randomUUID();
    const memberId = ana?.id ?? 0;
    const enter = () => post(admin, pathOf(), { userId: memberId, ...input }, key);
    const first = await enter();
    expect(first.status).toBe(200);
    expect((await enter()).body).toEqual(first.body);
    for (const changed of [{ amount: input.amount + 1 }, { ['note' in input ? 'note' : 'reason']: 'drugi razlog' }]) {
      const answer = await post(admin, pathOf(), { userId: memberId, ...input, ...changed }, key);
      expect(answer.body).toMatchObject({ status: 409, code: 'KEY_REUSED' });
    }

    const [entry] = (await accountInFull(database, memberId)).entries;
    const reversal = `admin-users/${memberId}/statement/${entry?.id}/reversal`;
    expect((await post(other, reversal, { reason: 'krivi član' }, randomUUID())).status).toBe(200);
    expect((await enter()).body).toMatchObject({
      status: 409,
      code: 'ENTRY_REVERSED',
      message: 'Prvi je pokušaj bio zapisan, ali je u međuvremenu storniran. Provjerite promet računa.',
    });
    expect(await accountInFull(database, memberId)).toMatchObject({ balance: 0, gratis: 0 });
    await auditAccount(database, memberId);
  });
});
