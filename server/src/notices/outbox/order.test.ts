import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import { writeNotices } from '../inbox/write-notices';
import { feeReceivedNotice, invitationNotice } from '../kinds/notice-texts';
import type { SendMail } from '../mail/mailer';
import { saveSubscription } from '../push/push-subscriptions.repository';
import type { SendPush } from '../push/pusher';
import type { SendResult } from '../sending/send-result';
import { noticesForTests } from '../testing';
import { createDispatcher } from './dispatcher';

const HOUR = 60 * 60_000;
const SENT: SendResult = { outcome: 'SENT', address: null };
const TEXT = feeReceivedNotice({ year: 2026, amount: '60,00 €', paidOn: '2026-04-09' });

/** The order of what one member is sent, with senders that answer as a test chooses. */
eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let ana: TestMember;
  let iva: TestMember;
  let sent: string[];
  /** The answers to messages by their text; to others: sent. */
  let answers: Map<string, SendResult>;
  let dispatcher: ReturnType<typeof createDispatcher>;
  beforeAll(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => noticesForTests(parts).calls);
  });
  beforeEach(async () => {
    await db.handle.deleteFrom('notice_delivery').execute();
    await db.handle.deleteFrom('notice').execute();
    await db.handle.updateTable('member').set({ email: null }).execute();
    ana = await club.addMember({ email: 'ana@example.com' });
    iva = await club.addMember({ email: 'iva@example.com' });
    sent = [];
    answers = new Map();
    const answer = async (to: string, body: string): Promise<SendResult> => {
      const result = answers.get(`${to} ${body}`) ?? SENT;
      if (result.outcome === 'SENT') sent.push(`${to} ${body}`);
      return result;
    };
    const mail: SendMail = ({ to, body }) => answer(to.replace(/@.*/, ''), body);
    const push: SendPush = ({ browser, body }) => answer(browser.endpoint, body);
    dispatcher = createDispatcher({
      db,
      live: club.live,
      clock: club.clock,
      senders: { sendsEmail: true, mail, push, invitationPath: async () => '/invitation' },
      report: () => undefined,
    });
  });
  afterEach(() => dispatcher.stop());

  const later = (ms: number) => club.clock.set(new Date(club.clock.now().getTime() + ms).toISOString());
  const notify = (body: string, { id }: TestMember = ana, text = TEXT) =>
    db.transaction((tx) =>
      writeNotices(tx, club.live, club.clock.now(), [
        { memberId: id, event: `${id} ${body}`, text: { ...text, body } },
      ]),
    );
  const retry: SendResult = { outcome: 'RETRY', error: '450 greylisted' };

  /** Of the oldest delivery. */
  const attempts = async () =>
    (await db.handle.selectFrom('notice_delivery').select('attempts').orderBy('id').executeTakeFirstOrThrow()).attempts;

  test('a notice does not overtake an older one that is tried again, and follows it at once', async () => {
    answers.set('ana 1', retry);
    for (const body of ['1', '2', '3']) await notify(body);
    await notify('1', iva);
    await dispatcher.dispatch();
    later(HOUR);
    await notify('4');
    await dispatcher.dispatch();
    expect(sent).toEqual(['iva 1']);
    answers.clear();
    later(HOUR);
    await dispatcher.dispatch();
    expect(sent).toEqual(['iva 1', 'ana 1', 'ana 2', 'ana 3', 'ana 4']);
  });

  test('after a night without a mail server a new notice does not wait for the pause of the old one', async () => {
    answers.set('ana 1', retry);
    await notify('1');
    for (let hour = 0; hour < 8; hour += 1) {
      await dispatcher.dispatch();
      later(HOUR);
    }
    answers.clear();
    await notify('2');
    await dispatcher.dispatch();
    expect(sent).toEqual(['ana 1', 'ana 2']);
  });

  test('each new notice brings one attempt forward, and none is given up before its fourteen hours', async () => {
    answers.set('ana 1', retry);
    await notify('1');
    await dispatcher.dispatch();
    for (let count = 2; count <= 20; count += 1) {
      await notify(String(count));
      await dispatcher.dispatch();
      expect(await attempts()).toBe(count);
    }
    expect(sent).toEqual([]);
    later(14 * HOUR);
    await dispatcher.dispatch();
    expect(sent).toEqual(Array.from({ length: 19 }, (_, index) => `ana ${index + 2}`));
  });

  test('one that is given up holds nothing back', async () => {
    answers.set('ana 1', { outcome: 'REFUSED', error: '550 no such user' });
    await notify('1');
    await notify('2');
    await dispatcher.dispatch();
    expect(sent).toEqual(['ana 2']);
  });

  test('an invitation waits for no notice, and no notice for an invitation', async () => {
    const invitation = invitationNotice({ clubName: 'Tenis Ivankovo', username: 'ana' });
    for (const body of ['old invitation', 'notice']) answers.set(`ana ${body}`, retry);
    await notify('old invitation', ana, invitation);
    await notify('notice');
    await notify('invitation', ana, invitation);
    await notify('invitation', iva, invitation);
    await notify('notice', iva);
    await dispatcher.dispatch();
    expect(sent.sort()).toEqual(['ana invitation', 'iva invitation', 'iva notice']);
  });

  test('of pushes, each browser has an order of its own, and e-mails have theirs', async () => {
    const subscribe = (endpoint: string, { id }: TestMember) =>
      db.transaction((tx) =>
        saveSubscription(tx, id, { endpoint, keys: { p256dh: 'key', auth: 'auth' } }, club.clock.now()),
      );
    await subscribe('phone', ana);
    await subscribe('computer', ana);
    for (const who of [ana, iva])
      await club.as(who).put('notice-preferences', { kind: TEXT.kind, channel: 'PUSH', enabled: true });
    answers.set('phone 1', retry);
    await notify('1');
    await notify('2');
    await dispatcher.dispatch();
    expect(sent.sort()).toEqual(['ana 1', 'ana 2', 'computer 1', 'computer 2']);
    // What waits for the browser's previous member holds nothing of the next one back.
    await subscribe('phone', iva);
    await notify('3', iva);
    await dispatcher.dispatch();
    expect(sent).toContain('phone 3');
    expect(sent).not.toContain('phone 2');
  });
});
