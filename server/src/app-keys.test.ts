import { randomUUID } from 'node:crypto';
import { eachEngine, type TestDatabase } from './platform/database/testing';
import type { TestClub, TestMember } from './testing/test-club';
import { openWholeClub } from './testing/whole-club';

type Send = (key: string) => Promise<{ status: number; body: { code?: string; message: string } }>;

/** The calls of one administrator, each with a key of its own action; what they have written is counted. */
eachEngine((open, postgresTest) => {
  let db: TestDatabase;
  let club: TestClub;
  let [admin, ana, marko]: TestMember[] = [];
  beforeAll(async () => {
    db = await open();
    club = await openWholeClub(db);
    admin = await club.addMember({ roles: ['USER', 'ADMIN', 'COURT_MAINTENANCE'] });
    ana = await club.addMember();
    marko = await club.addMember();
  });

  /** The cells are free again. */
  const cancelAll = () =>
    db.pool.query(
      'update reservation set cancelled_at = created_at, cancelled_by = member_id where cancelled_at is null',
    );
  beforeEach(cancelAll);

  const post = (path: string, payload: object) => (key: string) =>
    club.as(admin, { 'idempotency-key': key }).post(path, payload);
  const cell = (id: number) => ({ id, index: 2, formattedDate: '2026-07-11' });
  const pay = (who?: TestMember) => post('admin-users', { userId: who?.id, amount: 20, confirmed: true });
  const expense = { year: 2026, expenseName: 'Lopte', expenseAmount: 30, expenseDate: '2026-07-01' };
  const player = { nickname: null, birthDate: null, residence: null, email: null, phone: null };
  /** Another person with each key: nobody is registered twice. */
  const registered = (key: string) => ({
    ...{ firstName: 'Ana', lastName: `Ključ ${key}`, birthDate: '1990-05-01', email: `${key}@example.com` },
    ...{ phone: '091 111 22 33', city: 'Vođinci', year: 2027 },
  });
  let users = 0;
  const newUser = () => {
    users += 1;
    return { firstName: 'Nova', lastName: 'Korisnica', userName: `nova.${users}`, password: 'Loptica-3-seta' };
  };
  const calls: readonly (readonly [string, () => Send])[] = [
    ['a payment', () => pay(ana)],
    ['a payment of another member', () => pay(marko)],
    ['a correction', () => post(`admin-users/${ana?.id}/correction`, { amount: -3, reason: 'krivo uneseno' })],
    ['gratis reservations', () => post('admin-users-gratis', { userId: ana?.id, amount: 1, note: 'rad na terenu' })],
    ['an expense of the league', () => post('league-expenses', expense)],
    ['an expense of the organisation', () => post('organization-expenses', expense)],
    ['a player', () => post('admin/league/players', { ...player, firstName: 'Ivo', lastName: 'Ključ' })],
    ['a registration', () => (key) => post('admin/league/registrations', registered(key))(key)],
    ['a user', () => post('admin/user-management', newUser())],
    ['a booking', () => post('create-frendly-reservation', cell(9))],
    ['a maintenance', () => post('maintenance-reservation', { ...cell(11), reason: 'valjanje' })],
  ];
  const others = (name: string) => calls.filter(([other]) => other !== name);

  /** Whatever the calls write; the administrator's own payment of a booking is a part of that. */
  const written = async () => {
    const { rows } = await db.pool.query(`
      select (select count(*) from ledger_entry where kind <> 'CHARGE')::int + (select count(*) from expense)::int
        + (select count(*) from league_player)::int + (select count(*) from member)::int + (select count(*) from reservation)::int as count`);
    return rows[0].count as number;
  };

  test.each(calls)('the key of %s is refused for anything else, and works for the same', async (name, request) => {
    const [key, send] = [randomUUID(), request()];
    const first = await send(key);
    expect(first.status).toBeLessThan(300);
    const before = await written();
    for (const [other, another] of others(name)) {
      const answer = await another()(key);
      expect([other, answer.status, answer.body.code]).toEqual([other, 409, 'KEY_REUSED']);
    }
    expect(await written()).toBe(before);
    const again = await send(key);
    expect([again.status, again.body.message]).toEqual([first.status, first.body.message]);
  });

  // The embedded engine runs them one after another, as above.
  for (const [index, [name, request]] of calls.entries()) {
    if (index === 0) continue;
    postgresTest(`of ${name} and another call with one key at the same moment, one is done`, async () => {
      for (const [, another] of calls.slice(0, index)) {
        await cancelAll();
        const [key, before] = [randomUUID(), await written()];
        const answers = await Promise.all([another()(key), request()(key)]);
        const refused = answers.filter(({ status }) => status >= 300);
        expect(refused.map(({ status, body }) => [status, body.code])).toEqual([[409, 'KEY_REUSED']]);
        expect((await written()) - before).toBe(1);
      }
    });
  }

  describe('of a cancellation', () => {
    const cancel = (key: string) =>
      club.as(admin, { 'idempotency-key': key }).delete('cancel-reservation?terminId=13&index=2&datumSend=2026-07-11');
    const book = () => club.as(admin).post('create-frendly-reservation', cell(13));

    test('the key is refused for anything else', async () => {
      const key = randomUUID();
      await book();
      expect((await cancel(key)).status).toBe(200);
      const before = await written();
      for (const [other, another] of calls) {
        const answer = await another()(key);
        expect([other, answer.status, answer.body.code]).toEqual([other, 409, 'KEY_REUSED']);
      }
      expect(await written()).toBe(before);
    });

    test.each(calls)('no key of %s cancels anything', async (_name, request) => {
      const key = randomUUID();
      await book();
      expect((await request()(key)).status).toBeLessThan(300);
      const answer = await cancel(key);
      expect([answer.status, answer.body.code]).toEqual([409, 'KEY_REUSED']);
      expect((await cancel(randomUUID())).status).toBe(200);
    });

    test.each(calls)('and %s with one key at the same moment, one is done', async (_name, request) => {
      const key = randomUUID();
      await book();
      const before = await written();
      const answers = await Promise.all([cancel(key), request()(key)]);
      const refused = answers.filter(({ status }) => status >= 300);
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual([[409, 'KEY_REUSED']]);
      expect((await written()) - before).toBe(1);
    });
  });

  test('the key of another administrator is a different one', async () => {
    const key = randomUUID();
    const other = await club.addMember({ roles: ['ADMIN'] });
    expect((await pay(ana)(key)).status).toBe(200);
    const payload = { userId: marko?.id, amount: 5 };
    expect((await club.as(other, { 'idempotency-key': key }).post('admin-users', payload)).status).toBe(200);
  });
});
