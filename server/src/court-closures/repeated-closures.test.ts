import { createAccounts, lockAccount } from '../accounts';
import { createBookings } from '../bookings';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openCourtsForTests } from '../testing/club-services';
import { queueBehindLock } from '../testing/concurrently';
import { countAttempts } from '../testing/count-attempts';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createClosureList, createClosureReleases, createCourtClosures } from '.';

const RAIN = {
  from: '2026-07-11',
  to: '2026-07-11',
  courts: [2],
  fromTime: null,
  toTime: null,
  reason: 'Kiša',
  preview: false,
};
/** 09:30 on court 2. */
const CELL = { slotId: 4, index: 2, date: '2026-07-11' };
const KEY = '6c9f8e5e-6f4e-4c56-9a3e-2f5f7f3f9a10';

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let ana: TestMember;
  let services: ReturnType<typeof openServices>;
  const openServices = () => {
    const parts = { db, live: club.live, clock: club.clock };
    return {
      accounts: createAccounts(parts),
      bookings: createBookings(parts),
      closing: createCourtClosures(parts),
      releases: createClosureReleases(parts),
      list: createClosureList(parts),
    };
  };
  beforeEach(async () => {
    db = await open();
    await openCourtsForTests(db, { opensOn: '2026-03-01', closesOn: '2026-11-30' });
    club = await openTestClub(db, () => []);
    admin = await club.addMember({ roles: ['ADMIN'] });
    ana = await club.addMember();
    services = openServices();
  });

  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  const book = () => codeOf(services.bookings.book(ana.id, CELL, { kind: 'FRIENDLY' }));
  const closing = (but: Partial<typeof RAIN> = {}, key = KEY) =>
    services.closing.close({ ...RAIN, ...but }, admin.id, key);
  const count = async () => (await services.list.page({ page: 0, size: 10 })).totalElements;

  test('a closure that is sent again with its key answers with the one that was made, and the people to call', async () => {
    expect(await book()).toBe('done');
    const [first, second] = await Promise.all([closing(), closing()]);
    expect(first.voided).toHaveLength(1);
    expect(second).toEqual(first);
    expect(await closing()).toEqual(first);
    expect(await count()).toBe(1);
  });

  test('a repeated key is refused for another closure or call, and once the closure was undone', async () => {
    const { closureId } = await closing();
    for (const other of [{ reason: 'Mreža' }, { courts: [1, 2] }, { to: '2026-07-12' }]) {
      expect(await codeOf(closing(other))).toBe('KEY_REUSED');
    }
    expect(await codeOf(services.accounts.pay(ana.id, 700, { actorId: admin.id, key: KEY }))).toBe('KEY_REUSED');
    expect(await codeOf(closing({}, KEY.replace('6c', '7c')))).toBe('NOTHING_TO_CLOSE');
    await services.releases.undo(closureId ?? 0, admin.id);
    expect(await codeOf(closing())).toBe('CLOSURE_UNDONE');
    expect(await count()).toBe(1);
  });

  test('a closure with a key does not wait in a circle with a payment by the same administrator, and neither is repeated', async () => {
    expect(await book()).toBe('done');
    // Their id is higher than that of the booking's owner, whose account the payment locks first.
    const { id: actorId } = await club.addMember({ roles: ['ADMIN'] });
    const attempts = countAttempts(db);
    const outcomes = await queueBehindLock(
      db,
      (tx) => lockAccount(tx, ana.id),
      () => services.accounts.pay(ana.id, 700, { actorId, key: KEY.replace('6c', '7c') }),
      () => services.closing.close(RAIN, actorId, KEY),
    );
    expect(outcomes).toEqual(['done', 'done']);
    expect(attempts.count).toBe(2);
  });
});
