import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { writeNotices } from '../inbox/write-notices';
import { feeReceivedNotice } from '../kinds/notice-texts';
import { saveSubscription } from '../push/push-subscriptions.repository';
import type { SendResult } from '../sending/send-result';
import { noticesForTests } from '../testing';
import { createDispatcher } from './dispatcher';
import { MINUTE } from './testing-outbox';

const TEXT = feeReceivedNotice({ year: 2026, amount: '60,00 €', paidOn: '2026-04-09' });

/** A database that fails when a message has just been sent, before its result is written. */
eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let ana: TestMember;
  let result: SendResult;
  let sent: number;
  let onSent: () => void;
  let isDown: boolean;
  let failures: number;
  let onFailure: () => void;
  let reported: string[];
  let dispatcher: ReturnType<typeof createDispatcher>;

  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => noticesForTests(parts).calls);
  });
  beforeEach(async () => {
    await db.handle.deleteFrom('notice_delivery').execute();
    await db.handle.deleteFrom('notice').execute();
    await db.handle.deleteFrom('push_subscription').execute();
    await db.handle.updateTable('member').set({ email: null }).execute();
    ana = await club.addMember({ email: 'ana@example.com' });
    result = { outcome: 'SENT', address: 'ana@example.com' };
    [sent, failures, isDown, reported] = [0, 0, false, []];
    onSent = () => {};
    onFailure = () => {};
    dispatcher = dispatcherWith({ repeatMs: 1 });
  });
  afterEach(async () => {
    await dispatcher.stop();
    await takeResults();
  });

  const refuseResults = async () => {
    await sql`
      create function refuse_result() returns trigger language plpgsql as $$ begin raise 'no results now'; end $$
    `.execute(db.handle);
    await sql`
      create trigger refused before update or delete on notice_delivery
      for each row when (old.state = 'SENDING') execute function refuse_result()
    `.execute(db.handle);
  };
  const takeResults = () => sql`drop function if exists refuse_result cascade`.execute(db.handle);

  const failed = () => {
    failures += 1;
    onFailure();
  };
  const breakable = (): Database => {
    const fail = (error: unknown): never => {
      failed();
      throw error;
    };
    const lost = () => fail(new Error('connection lost'));
    return {
      ...db,
      get handle() {
        return isDown ? lost() : db.handle;
      },
      transaction: async (work) => (isDown ? lost() : db.transaction(work).catch(fail)),
    };
  };
  const send = async (): Promise<SendResult> => {
    sent += 1;
    onSent();
    return result;
  };
  const dispatcherWith = ({ repeatMs }: { repeatMs: number }) =>
    createDispatcher({
      db: breakable(),
      live: club.live,
      clock: club.clock,
      senders: { sendsEmail: true, mail: send, push: send, invitationPath: async () => undefined },
      report: (error) => {
        reported.push(String(error));
        failed();
      },
      stopMs: 60_000,
      repeatMs,
    });
  /** Until the database has failed so many times, or the sending, which should go on, has ended. */
  const untilFailed = (times: number, sending: Promise<void>) =>
    Promise.race([
      sending,
      new Promise<void>((resolve) => {
        onFailure = () => {
          if (failures >= times) resolve();
        };
        onFailure();
      }),
    ]);
  const notify = ({ id }: TestMember = ana) =>
    db.transaction((tx) =>
      writeNotices(tx, club.live, club.clock.now(), [{ memberId: id, event: `fee of ${id}`, text: TEXT }]),
    );
  const later = (ms: number) => club.clock.set(new Date(club.clock.now().getTime() + ms).toISOString());
  const deliveries = () =>
    db.handle.selectFrom('notice_delivery').select(['state', 'attempts']).orderBy('id').execute();

  test('a database that failed after a message was sent receives the result as soon as it answers: the message is not sent again', async () => {
    onSent = () => {
      isDown = true;
    };
    await notify();
    do await dispatcher.dispatch();
    while (failures < 5);
    expect(await deliveries()).toEqual([{ state: 'SENDING', attempts: 1 }]);
    isDown = false;
    await dispatcher.dispatch();
    expect(await deliveries()).toEqual([{ state: 'SENT', attempts: 1 }]);
    later(6 * MINUTE);
    await dispatcher.dispatch();
    expect(sent).toBe(1);
  });

  test.each<[SendResult, string]>([
    [{ outcome: 'SENT', address: null }, 'SENT'],
    [{ outcome: 'REFUSED', error: '550 no such user' }, 'FAILED'],
    [{ outcome: 'RETRY', error: '450 greylisted' }, 'WAITING'],
  ])('a database that failed receives the result of an e-mail: %j', async (outcome, state) => {
    result = outcome;
    await refuseResults();
    await notify();
    const sending = dispatcher.dispatch();
    await untilFailed(3, sending);
    // Once, however often it was tried.
    expect(reported).toEqual(['error: no results now']);
    later(MINUTE / 3);
    await takeResults();
    await sending;
    expect(await deliveries()).toEqual([{ state, attempts: 1 }]);
    // The pause of half a minute has begun with the attempt.
    later(MINUTE / 6);
    await dispatcher.dispatch();
    expect(sent).toBe(state === 'WAITING' ? 2 : 1);
  });

  test.each<[SendResult, readonly string[]]>([
    [{ outcome: 'SENT', address: null }, ['SENT']],
    [{ outcome: 'GONE' }, []],
  ])('a database that failed receives the result of a push: %j', async (outcome, states) => {
    result = outcome;
    await db.handle.updateTable('member').set({ email: null }).execute();
    const subscription = { endpoint: 'https://push.example/ana', keys: { p256dh: 'p', auth: 'a' } };
    await db.transaction((tx) => saveSubscription(tx, ana.id, subscription, club.clock.now()));
    await club.as(ana).put('notice-preferences', { kind: 'FEE_RECEIVED', channel: 'PUSH', enabled: true });
    await refuseResults();
    await notify();
    const sending = dispatcher.dispatch();
    await untilFailed(1, sending);
    await takeResults();
    await sending;
    expect((await deliveries()).map(({ state }) => state)).toEqual(states);
    expect(sent).toBe(1);
  });

  test('a database is asked for no further messages while results wait for it', async () => {
    await refuseResults();
    for (let count = 0; count < 7; count += 1) await notify(await club.addMember({ email: `${count}@example.com` }));
    const sending = dispatcher.dispatch();
    await untilFailed(11, sending);
    void dispatcher.dispatch();
    await untilFailed(22, sending);
    expect(sent).toBe(5);
    await takeResults();
    await sending;
    expect(await deliveries()).toEqual(Array(7).fill({ state: 'SENT', attempts: 1 }));
  });

  test('a database fails for longer than a claim lasts: the message is sent once more', async () => {
    await refuseResults();
    await notify();
    const sending = dispatcher.dispatch();
    await untilFailed(3, sending);
    isDown = true;
    await takeResults();
    later(5 * MINUTE + 1);
    await sending;
    isDown = false;
    await dispatcher.dispatch();
    expect(sent).toBe(2);
    expect(await deliveries()).toEqual([{ state: 'SENT', attempts: 2 }]);
  });

  test('a process that stops does not wait for a database that fails', async () => {
    dispatcher = dispatcherWith({ repeatMs: 60 * MINUTE });
    await refuseResults();
    await notify();
    const sending = dispatcher.dispatch();
    await untilFailed(1, sending);
    await dispatcher.stop();
    await sending;
    expect(await deliveries()).toEqual([{ state: 'SENDING', attempts: 1 }]);
  });
});
