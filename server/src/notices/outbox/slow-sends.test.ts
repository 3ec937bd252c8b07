import { setImmediate as nextTurn } from 'node:timers/promises';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub } from '../../testing/test-club';
import { writeNotices } from '../inbox/write-notices';
import { feeReceivedNotice } from '../kinds/notice-texts';
import type { SendMail } from '../mail/mailer';
import type { SendResult } from '../sending/send-result';
import { noticesForTests } from '../testing';
import { createDispatcher } from './dispatcher';

const TEXT = feeReceivedNotice({ year: 2026, amount: '60,00 €', paidOn: '2026-04-09' });

/** A mail server that takes long for the first message. */
eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let started: string[];
  let answerFirst: () => void;
  let dispatcher: ReturnType<typeof createDispatcher>;
  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => noticesForTests(parts).calls);
  });
  beforeEach(async () => {
    await db.handle.deleteFrom('notice_delivery').execute();
    await db.handle.updateTable('member').set({ email: null }).execute();
    started = [];
    const result: SendResult = { outcome: 'SENT', address: null };
    const first = new Promise<SendResult>((resolve) => {
      answerFirst = () => resolve(result);
    });
    const mail: SendMail = async ({ to }) => {
      started.push(to);
      return started.length === 1 ? first : result;
    };
    dispatcher = createDispatcher({
      db,
      live: club.live,
      clock: club.clock,
      senders: { sendsEmail: true, mail, push: async () => result, invitationPath: async () => undefined },
      report: (error) => {
        throw error;
      },
      stopMs: 50,
    });
  });

  const notifyMembers = async (...names: readonly string[]) => {
    for (const name of names) {
      const { id } = await club.addMember({ email: `${name}@example.com` });
      const notice = { memberId: id, event: `fee of ${id}`, text: TEXT };
      await db.transaction((tx) => writeNotices(tx, club.live, club.clock.now(), [notice]));
    }
  };
  const states = async () => {
    const rows = await db.handle.selectFrom('notice_delivery').select('state').orderBy('id').execute();
    return rows.map(({ state }) => state);
  };

  test('holds up neither those that are due nor those that come meanwhile', async () => {
    await notifyMembers('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const sending = dispatcher.dispatch();
    while (started.length < 7) await nextTurn();
    await notifyMembers('h');
    void dispatcher.dispatch();
    while (started.length < 8) await nextTurn();
    expect((await states())[0]).toBe('SENDING');
    answerFirst();
    await sending;
    expect(await states()).toEqual(Array(8).fill('SENT'));
  });

  test('is not waited for without end by a process that stops: the message stays claimed, as after a crash', async () => {
    await notifyMembers('a');
    void dispatcher.dispatch();
    while (started.length < 1) await nextTurn();
    await dispatcher.stop();
    expect(await states()).toEqual(['SENDING']);
    answerFirst();
    while ((await states())[0] !== 'SENT') await nextTurn();
  });
});
