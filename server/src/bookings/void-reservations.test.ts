import { accountInFull, auditAccount } from '../accounts/testing';
import { everyNoticeOf } from '../notices';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import type { TestMember } from '../testing/test-club';
import { type BookingCalls, FRIENDLY, MAINTAIN, openBookingCalls } from './testing-calls';
import { voidReservations } from './void-reservations';

eachEngine((open) => {
  let db: TestDatabase;
  let calls: BookingCalls;
  let ana: TestMember;
  let marko: TestMember;
  let domar: TestMember;
  let net: TestMember;
  beforeEach(async () => {
    db = await open();
    calls = await openBookingCalls(db);
    ana = await calls.club.addMember();
    marko = await calls.club.addMember();
    domar = await calls.club.addMember({ roles: ['USER', 'COURT_MAINTENANCE'] });
    net = await calls.club.addMember({ roles: ['USER', 'COURT_MAINTENANCE'] });
    await calls.post(FRIENDLY, ana, calls.cell(5, 1));
    await calls.post(FRIENDLY, marko, calls.cell(7, 1));
    await calls.post(FRIENDLY, ana, calls.cell(9, 1));
    await calls.post(FRIENDLY, domar, calls.cell(11, 1));
    await calls.post(MAINTAIN, net, { ...calls.cell(13, 1), reason: 'Mreža' });
  });

  const voidAll = async (cause: 'BOOKING_CANCELLED' | 'COURT_CLOSED') => {
    const ids = (await db.handle.selectFrom('reservation').select('id').execute()).map(({ id }) => id);
    const voiding = { actorId: domar.id, at: calls.club.clock.now(), reason: 'Kiša', cause };
    return db.transaction((tx) => voidReservations(tx, calls.club.live, ids, voiding));
  };

  test('each owner gets back what the booking cost them, and nothing a second time', async () => {
    expect(await voidAll('COURT_CLOSED')).toHaveLength(5);
    for (const { id } of [ana, marko, domar]) {
      await auditAccount(db, id);
      const { balance, statuses } = await accountInFull(db, id);
      expect([balance, new Set(statuses)]).toEqual([0, new Set(['CANCELLED'])]);
    }
    expect(await voidAll('COURT_CLOSED')).toEqual([]);
  });

  test('each owner’s page and every grid are notified', async () => {
    const changed: string[] = [];
    const wanted = ['grid', ...[ana, marko, domar].map(({ id }) => `account ${id}`)];
    const areNotified = new Promise<void>((resolve) => {
      calls.club.live.onChange((change) => {
        changed.push([change?.topic, change?.memberId].filter(Boolean).join(' '));
        if (wanted.every((each) => changed.includes(each))) resolve();
      });
    });
    await voidAll('COURT_CLOSED');
    await areNotified;
  });

  test.each([
    ['BOOKING_CANCELLED', 'Vaša rezervacija je otkazana'],
    ['COURT_CLOSED', 'Teren je zatvoren, vaša rezervacija je otkazana'],
  ] as const)('an owner reads of each, except what he ended himself and a maintenance (%s)', async (cause, title) => {
    await voidAll(cause);
    const noticesOf = async ({ id }: TestMember) => await everyNoticeOf(db.handle, id);
    expect(await noticesOf(ana)).toMatchObject([{ title }, { title }]);
    const [notice, ...others] = await noticesOf(marko);
    expect(notice?.body).toMatch(/^Otkazana je rezervacija 11\.07\.2026\. u .*, teren\u00a01\. Razlog: Kiša\./);
    expect([others, await noticesOf(domar), await noticesOf(net)]).toEqual([[], [], []]);
  });
});
