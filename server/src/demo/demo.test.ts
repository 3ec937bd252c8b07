import { auditAccount } from '../accounts/testing';
import { standingBookings } from '../bookings/bookings.repository';
import { standingClock } from '../clock/clock';
import { dayAfter } from '../clock/day-rules';
import type { Database } from '../database/database';
import { eachEngine, type TestDatabase } from '../database/testing';
import { openSessionNotices } from '../identity/storage/session-notices';
import { EmbeddedDirectory } from '../identity/users/embedded-directory';
import { leagueStatus } from '../league/fees/league-status.service';
import { firstStart } from './first-start';

const TODAY = '2026-07-10';

eachEngine((open) => {
  const start = async (db: Database, demo: boolean, clock = standingClock(`${TODAY}T08:00:00Z`)) =>
    firstStart({ db, clock, directory: new EmbeddedDirectory(db, await openSessionNotices(db)), demo });
  const count = async (db: Database, table: 'member' | 'reservation' | 'slot' | 'season') => {
    const row = await db.handle
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as('rows'))
      .executeTakeFirst();
    return row?.rows;
  };

  test('without demo data an empty database gets the settings and nobody', async () => {
    const db = await open();
    expect(await start(db, false)).toBe(true);
    expect(await Promise.all([count(db, 'slot'), count(db, 'season'), count(db, 'member')])).toEqual([18, 1, 0]);
    expect(await start(db, true)).toBe(false);
    expect(await count(db, 'member')).toBe(0);
  });

  describe('with demo data', () => {
    let db: TestDatabase;
    beforeAll(async () => {
      db = await open();
      // Two processes that start at once: one of them writes.
      const second = (await db.again?.()) ?? db;
      expect((await Promise.all([start(db, true), start(second, true)])).sort()).toEqual([false, true]);
    });
    const memberId = async (username: string) => {
      const member = await db.handle
        .selectFrom('member')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirst();
      return member?.id ?? 0;
    };

    test('a later start changes nothing', async () => {
      const before = await count(db, 'reservation');
      expect(await start(db, true)).toBe(false);
      expect(await count(db, 'reservation')).toBe(before);
    });

    test('every account adds up', async () => {
      const members = await db.handle.selectFrom('member').select('id').execute();
      expect(members).toHaveLength(26);
      for (const { id } of members) await auditAccount(db, id);
    });

    test.each([
      ['ana', { isInLeague: true, isPaid: true }],
      ['marko', { isInLeague: true, isPaid: false }],
      ['iva', { isInLeague: false, isPaid: false }],
    ])('%s is in the league, and has paid: %j', async (username, status) => {
      const clock = standingClock(`${TODAY}T08:00:00Z`);
      expect(await leagueStatus({ db, clock }, await memberId(username))).toEqual(status);
    });

    test('every payment status and a debt can be seen', async () => {
      const statuses = await db.handle.selectFrom('reservation').select('payment_status').distinct().execute();
      expect(statuses.map((each) => each.payment_status).sort()).toEqual([
        'COMPLIMENTARY',
        'FREE',
        'INTERNAL',
        'NOT_PAID',
        'PAID',
        'USER_FAVOR',
      ]);
      const marko = await db.handle
        .selectFrom('account')
        .select('balance_cents')
        .where('member_id', '=', await memberId('marko'))
        .executeTakeFirst();
      expect(marko?.balance_cents).toBeLessThan(0);
    });

    test('each of the four days has bookings, one of them a maintenance', async () => {
      const { bookings } = await standingBookings(db.pool, TODAY, dayAfter(TODAY, 3));
      for (const inDays of [0, 1, 2, 3]) {
        expect(bookings.filter((each) => each.day === dayAfter(TODAY, inDays)).length).toBeGreaterThan(1);
      }
      expect(bookings.some((each) => each.kind === 'MAINTENANCE')).toBe(true);
    });
  });

  test.each(['2026-01-01', '2026-03-30', '2026-10-25'])(
    'a club that is first started on %s gets its demo data',
    async (today) => {
      const db = await open();
      expect(await start(db, true, standingClock(`${today}T20:30:00Z`))).toBe(true);
    },
  );
});
