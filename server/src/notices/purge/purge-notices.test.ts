import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { writeNotices } from '../inbox/write-notices';
import { feeReceivedNotice } from '../kinds/notice-texts';
import { purgeNotices } from './purge-notices';

const OLD = new Date('2025-07-09T08:00:00Z');
const LIMIT = new Date('2025-07-10T08:00:00Z');

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let ana: TestMember;
  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, () => []);
    ana = await club.addMember({ email: 'ana@example.com' });
  });
  beforeEach(async () => {
    await db.handle.deleteFrom('notice_delivery').execute();
    await db.handle.deleteFrom('notice').execute();
  });
  const notify = (event: string, at: Date, { id } = ana) =>
    db.transaction((tx) =>
      writeNotices(tx, club.live, at, [
        { memberId: id, event, text: feeReceivedNotice({ year: 2025, amount: '60,00 €', paidOn: '2025-04-01' }) },
      ]),
    );
  const finish = (event: string) =>
    db.handle
      .updateTable('notice_delivery')
      .set({ state: 'SENT', finished_at: OLD })
      .where('notice_id', 'in', (from) => from.selectFrom('notice').select('id').where('event', '=', event))
      .execute();
  const purge = async () => {
    const deleted: number[] = [];
    await purgeNotices({ db, live: club.live }, LIMIT, (count) => deleted.push(count));
    return deleted;
  };
  const left = async () =>
    (await db.handle.selectFrom('notice').select('event').orderBy('id').execute()).map(({ event }) => event);

  test('older ones are deleted with their deliveries; one with a pending delivery stays, and so does a newer one', async () => {
    await notify('sent', OLD);
    await finish('sent');
    await notify('waiting', OLD);
    await notify('new', LIMIT);
    await finish('new');
    expect(await purge()).toEqual([1]);
    expect(await left()).toEqual(['waiting', 'new']);
    const deliveries = await db.handle.selectFrom('notice_delivery').select('state').orderBy('state').execute();
    expect(deliveries.map(({ state }) => state)).toEqual(['SENT', 'WAITING']);
    expect(await purge()).toEqual([0]);
  });

  test('the bells of the members whose notices are deleted are refreshed, and no others', async () => {
    const iva = await club.addMember();
    for (const event of ['one', 'two']) {
      await notify(event, OLD);
      await finish(event);
    }
    await notify('new', LIMIT, iva);
    const refreshed: unknown[] = [];
    const stop = club.live.onChange((change) => refreshed.push([change?.topic, change?.memberId]));
    await purge();
    stop();
    expect(refreshed).toEqual([['notices', ana.id]]);
  });

  test('more notices than one transaction deletes are all deleted', async () => {
    await db.handle
      .insertInto('notice')
      .values(
        Array.from({ length: 1_100 }, (_, index) => ({
          member_id: ana.id,
          event: `many-${index}`,
          kind: 'FEE_RECEIVED' as const,
          title: 'Članarina',
          body: 'Uplata je primljena.',
          path: '/account-status',
          in_app: true,
          created_at: OLD,
        })),
      )
      .execute();
    expect(await purge()).toEqual([500, 500, 100]);
    expect(await left()).toEqual([]);
  });
});
