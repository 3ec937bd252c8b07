import { setImmediate as nextTurn } from 'node:timers/promises';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import type { Notices } from '../create-notices';
import { writeNotices } from '../inbox/write-notices';
import { feeReceivedNotice } from '../kinds/notice-texts';
import { saveSubscription } from '../push/push-subscriptions.repository';
import { openPushService } from '../push/testing-push-service';
import type { SendResult } from '../sending/send-result';
import { noticesForTests } from '../testing';
import { createDispatcher } from './dispatcher';

const text = feeReceivedNotice({ year: 2026, amount: '60,00 €', paidOn: '2026-04-09' });
const CHOICE = { kind: 'FEE_RECEIVED', channel: 'PUSH' };

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let notices: Notices;
  let service: Awaited<ReturnType<typeof openPushService>>;
  let ana: TestMember;
  const reported: string[] = [];

  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => {
      notices = noticesForTests({ ...parts, report: (error) => reported.push(String(error)) });
      return notices.calls;
    });
  });
  beforeEach(async () => {
    await db.handle.deleteFrom('notice_delivery').execute();
    reported.length = 0;
    service = await openPushService();
    ana = await club.addMember();
    await subscribe('abc');
  });
  afterEach(() => service.close());
  afterAll(() => notices.close());

  /** As the browser does it; but the club's own services accept only addresses of known push services. */
  const subscribe = (browser: string, who = ana) =>
    db.transaction((tx) => {
      const { endpoint, p256dh, auth } = { ...service.subscription, endpoint: `${service.origin}/push/${browser}` };
      return saveSubscription(tx, who.id, { endpoint, keys: { p256dh, auth } }, club.clock.now());
    });
  const choose = (enabled: boolean) =>
    club.app.inject({
      method: 'PUT',
      url: '/api/notice-preferences',
      headers: ana.headers,
      payload: { ...CHOICE, enabled },
    });
  const notify = (event: string) =>
    db.transaction((tx) => writeNotices(tx, club.live, club.clock.now(), [{ memberId: ana.id, event, text }]));
  const later = (ms: number) => club.clock.set(new Date(club.clock.now().getTime() + ms).toISOString());
  const deliveries = () =>
    db.handle.selectFrom('notice_delivery').select(['state', 'attempts']).orderBy('channel').orderBy('id').execute();
  const browsers = async () =>
    (await db.handle.selectFrom('push_subscription').select('endpoint').where('member_id', '=', ana.id).execute())
      .length;

  test('nothing is pushed until the member chooses the kind; then to each browser, once', async () => {
    await subscribe('def');
    await notify('fee 1');
    await notices.dispatch();
    expect(service.received).toEqual([]);
    await choose(true);
    await notify('fee 2');
    await notices.dispatch();
    await notices.dispatch();
    expect(service.received.map(service.opened)).toMatchObject([{ title: text.title }, { title: text.title }]);
    expect(await deliveries()).toEqual([
      { state: 'SENT', attempts: 1 },
      { state: 'SENT', attempts: 1 },
    ]);
    await choose(false);
    await notify('fee 3');
    await notices.dispatch();
    expect(service.received).toHaveLength(2);
  });

  test('of notices to several members each browser is sent only those of its member', async () => {
    const iva = await club.addMember({ firstName: 'Iva' });
    await subscribe('iva', iva);
    await choose(true);
    const choice = { kind: 'FEE_RECEIVED', channel: 'PUSH', enabled: true } as const;
    await club.as(iva).put('notice-preferences', choice);
    const written = [ana, iva].map(({ id }, index) => ({
      memberId: id,
      event: `fee ${id}`,
      text: { ...text, body: `Uplata broj ${index}` },
    }));
    await db.transaction((tx) => writeNotices(tx, club.live, club.clock.now(), written));
    await notices.dispatch();
    const sent = await db.handle
      .selectFrom('notice_delivery')
      .innerJoin('notice', 'notice.id', 'notice_id')
      .innerJoin('push_subscription as browser', 'browser.id', 'subscription_id')
      .select(['browser.endpoint', 'notice.body', 'state'])
      .orderBy('notice.body')
      .execute();
    expect(sent).toEqual([
      { endpoint: `${service.origin}/push/abc`, body: 'Uplata broj 0', state: 'SENT' },
      { endpoint: `${service.origin}/push/iva`, body: 'Uplata broj 1', state: 'SENT' },
    ]);
    expect(service.received).toHaveLength(2);
  });

  test('a browser that has become another member’s gets nothing that was waiting for the previous member', async () => {
    await choose(true);
    service.answer(503);
    await notify('fee 1');
    await notices.dispatch();
    const tried = service.received.length;
    const iva = await club.addMember({ firstName: 'Iva' });
    await subscribe('abc', iva);
    service.answer(201);
    later(60 * 60_000);
    await notices.dispatch();
    expect(service.received).toHaveLength(tried);
    expect(await deliveries()).toEqual([{ state: 'DROPPED', attempts: 2 }]);
    expect(await db.handle.selectFrom('push_subscription').select('member_id').execute()).toContainEqual({
      member_id: iva.id,
    });
  });

  test('a mail server that accepts connections and does not answer delays no push', async () => {
    const iva = await club.addMember({ email: 'iva@example.com' });
    await subscribe('iva', iva);
    await club.as(iva).put('notice-preferences', { ...CHOICE, enabled: true });
    const events = Array.from({ length: 6 }, (_, index) => ({ memberId: iva.id, event: `fee ${index}`, text }));
    await db.transaction((tx) => writeNotices(tx, club.live, club.clock.now(), events));
    let giveUp: () => void = () => undefined;
    const silence = new Promise<SendResult>((resolve) => {
      giveUp = () => resolve({ outcome: 'RETRY', error: 'timeout' });
    });
    let pushed = 0;
    const mail = () => silence;
    const push = async (): Promise<SendResult> => {
      pushed += 1;
      return { outcome: 'SENT', address: null };
    };
    const dispatcher = createDispatcher({
      db,
      live: club.live,
      clock: club.clock,
      senders: { sendsEmail: true, mail, push, invitationPath: async () => undefined },
      report: (error) => reported.push(String(error)),
    });
    const sending = dispatcher.dispatch();
    while (pushed < 6) await nextTurn();
    giveUp();
    await sending;
    expect(reported).toEqual([]);
    expect(await deliveries()).toEqual([
      { state: 'WAITING', attempts: 1 },
      ...Array(5).fill({ state: 'WAITING', attempts: 0 }),
      ...Array(6).fill({ state: 'SENT', attempts: 1 }),
    ]);
  });

  test.each([404, 410])(
    'a subscription that the push service answers with %i is removed, others are kept',
    async (status) => {
      await choose(true);
      service.answer(status);
      await notify('fee 1');
      const refreshed: unknown[] = [];
      const stop = club.live.onChange((change) => refreshed.push([change?.topic, change?.memberId]));
      await notices.dispatch();
      stop();
      // An open page of the preferences counts the browsers.
      expect(refreshed).toEqual([['notices', ana.id]]);
      expect([await browsers(), await deliveries(), reported]).toEqual([0, [], []]);
      service.answer(201);
      await subscribe('new');
      await notify('fee 2');
      await notices.dispatch();
      expect([await browsers(), await deliveries()]).toEqual([1, [{ state: 'SENT', attempts: 1 }]]);
    },
  );

  test('a push service that is down is tried again after a growing pause, with the same tag', async () => {
    await choose(true);
    service.answer(503);
    await notify('fee 1');
    await notices.dispatch();
    await notices.dispatch();
    expect(await deliveries()).toEqual([{ state: 'WAITING', attempts: 1 }]);
    later(30_000);
    await notices.dispatch();
    later(30_000);
    await notices.dispatch();
    expect(await deliveries()).toEqual([{ state: 'WAITING', attempts: 2 }]);
    service.answer(201);
    later(30_000);
    await notices.dispatch();
    expect(await deliveries()).toEqual([{ state: 'SENT', attempts: 3 }]);
    const tags = service.received.map((push) => service.opened(push).tag);
    expect([tags.length, new Set(tags).size]).toEqual([3, 1]);
    expect(await browsers()).toBe(1);
  });

  test.each([
    ['120', 120_000],
    // Shorter than our own pause, and longer than the longest.
    ['1', 30_000],
    ['864000', 6 * 60 * 60_000],
  ])('a push service that asks for a pause of %s seconds is tried again after it', async (seconds, pauseMs) => {
    await choose(true);
    service.answer(429, { 'retry-after': seconds });
    await notify('fee 1');
    await notices.dispatch();
    later(pauseMs - 1);
    await notices.dispatch();
    expect(await deliveries()).toEqual([{ state: 'WAITING', attempts: 1 }]);
    later(1);
    await notices.dispatch();
    expect(await deliveries()).toEqual([{ state: 'WAITING', attempts: 2 }]);
  });

  test('a push that is refused is not repeated, and is reported', async () => {
    await choose(true);
    service.answer(413);
    await notify('fee 1');
    await notices.dispatch();
    later(24 * 60 * 60_000);
    await notices.dispatch();
    expect(service.received).toHaveLength(1);
    expect(await deliveries()).toEqual([{ state: 'FAILED', attempts: 1 }]);
    expect(reported).toEqual([expect.stringContaining('odgovara 413')]);
  });
});
