import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { handleError, validatorCompiler } from '../../platform/http';
import { openLiveHub } from '../../platform/live';
import { openTestClub, type TestClub, type TestMember, type TestParts } from '../../testing/test-club';
import type { Notices } from '../create-notices';
import { writeNotices } from '../inbox/write-notices';
import { opponentNotice } from '../kinds/notice-texts';
import { openMailServer } from '../mail/testing-mail-server';
import { noticesForTests } from '../testing';
import { claimDue } from './outbox.repository';

const MINUTE = 60_000;
const text = opponentNotice({ phase: '3. kolo', opponent: 'Babić M.', endDate: '2026-07-20' });

/** The address that a mail program posts to, which is outside /api. */
async function openOneClick({ oneClick }: Notices) {
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.setValidatorCompiler(validatorCompiler);
  await app.register(oneClick);
  return app;
}

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let notices: Notices;
  let processes: Notices[];
  let mail: Awaited<ReturnType<typeof openMailServer>>;
  let ana: TestMember;
  let admin: TestMember;
  let reported: string[];
  const serverOf = (parts: Pick<TestParts, 'live' | 'clock'> & { db: Database }) =>
    noticesForTests({
      ...parts,
      mail: { kind: 'SMTP', url: mail.url, from: 'Teniski klub <klub@example.com>' },
      report: (error) => reported.push(String(error)),
    });

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await db.handle.deleteFrom('notice_delivery').execute();
    await db.handle.deleteFrom('notice').execute();
    await db.handle.updateTable('member').set({ email: null }).execute();
    mail = await openMailServer();
    reported = [];
    club = await openTestClub(db, (parts) => {
      notices = serverOf({ ...parts, db });
      processes = [notices];
      return notices.calls;
    });
    ana = await club.addMember({ email: 'ana@example.com', firstName: 'Ana', lastName: 'Kovač' });
    admin = await club.addMember({ roles: ['ADMIN'] });
  });
  afterEach(async () => {
    for (const each of processes) await each.close();
    await mail.stop();
  });

  const notify = (event: string, memberId = ana.id) =>
    db.transaction((tx) => writeNotices(tx, club.live, club.clock.now(), [{ memberId, event, text }]));
  const later = (ms: number) => club.clock.set(new Date(club.clock.now().getTime() + ms).toISOString());
  const mails = async (query = '') => {
    const answer = await club.app.inject({ url: `/api/admin/sent-mail${query}`, headers: admin.headers });
    return answer.json().mails as {
      id: number;
      state: string;
      attempts: number;
      error: string | null;
      dueAt: string | null;
    }[];
  };

  test('an e-mail describes the event, has no names in its subject, and can be unsubscribed with one click', async () => {
    await notify('match 1');
    await notices.dispatch();
    const [message] = mail.received;
    expect(mail.received).toHaveLength(1);
    expect(message?.to).toBe('ana@example.com');
    expect(message?.headers.get('from')).toBe('Teniski klub <klub@example.com>');
    expect(message?.headers.get('subject')).toBe('Ljetna liga: novi protivnik');
    expect(message?.text).toContain('3. kolo: protivnik Babić M. Meč se igra do 20.07.2026.');
    expect(message?.text).toContain('http://localhost/my-results-league');
    expect(message?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = message?.headers.get('list-unsubscribe')?.slice(1, -1) ?? '';
    expect(link).toMatch(/^http:\/\/localhost\/unsubscribe\?token=[\w.-]+$/);
    expect(message?.text).toContain(link);
    const page = {
      url: link.replace('http://localhost', ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    const mailProgram = await openOneClick(notices);
    // A mail scanner opens every link, but sends no POST.
    expect((await mailProgram.inject({ method: 'GET', ...page })).statusCode).toBe(404);
    const clicked = await mailProgram.inject({ method: 'POST', ...page, payload: 'List-Unsubscribe=One-Click' });
    expect([clicked.statusCode, clicked.body]).toEqual([200, 'Isključeno: Novi protivnik.\n']);
    const forged = await mailProgram.inject({ method: 'POST', ...page, url: '/unsubscribe?token=x.y.z' });
    expect(forged.statusCode).toBe(404);
    await notify('match 2');
    await notices.dispatch();
    expect(mail.received).toHaveLength(1);
    expect(await mails()).toMatchObject([{ state: 'SENT', attempts: 1, error: null }]);
  });

  test('while the mail server is down every message is retried with growing pauses; then each arrives once', async () => {
    await mail.stop();
    const events = Array.from({ length: 12 }, (_, index) => `match ${index}`);
    for (const event of events) await notify(event);
    await notices.dispatch();
    expect((await mails()).map(({ state, attempts }) => [state, attempts])).toEqual(events.map(() => ['WAITING', 1]));
    const pauses: number[] = [];
    for (const ms of [MINUTE / 2, MINUTE, 2 * MINUTE]) {
      later(ms - 1);
      await notices.dispatch();
      const [before] = await mails();
      later(1);
      await notices.dispatch();
      const [after] = await mails();
      pauses.push((after?.attempts ?? 0) - (before?.attempts ?? 0));
    }
    expect(pauses).toEqual([1, 1, 1]);
    expect(mail.received).toEqual([]);
    await mail.start();
    later(10 * MINUTE);
    await notices.dispatch();
    await notices.dispatch();
    expect(mail.received).toHaveLength(12);
    expect(new Set(mail.received.map(({ headers }) => headers.get('message-id'))).size).toBe(12);
    expect((await mails()).map(({ state, attempts }) => [state, attempts])).toEqual(events.map(() => ['SENT', 5]));
    expect(reported).toEqual([]);
  });

  test('several processes on one database send each message once', async () => {
    if (!db.again) return expect(db.engine).toBe('embedded');
    for (let count = 0; count < 3; count += 1) {
      const other = await db.again();
      processes.push(serverOf({ clock: club.clock, db: other, live: await openLiveHub(other, () => undefined) }));
    }
    for (let index = 0; index < 40; index += 1) await notify(`match ${index}`);
    await Promise.all(processes.map((each) => each.dispatch()));
    expect(mail.received).toHaveLength(40);
    expect(new Set(mail.received.map(({ headers }) => headers.get('message-id'))).size).toBe(40);
    expect((await mails()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  test('claims of a killed process are sent by another after five minutes, with the same Message-ID', async () => {
    await notify('match 1');
    const now = club.clock.now();
    const claimed = await db.transaction((tx) =>
      claimDue(tx, { channel: 'EMAIL', now, abandonedBefore: now, misdatedAfter: now, limit: 5 }),
    );
    expect(claimed).toHaveLength(1);
    later(5 * MINUTE);
    await notices.dispatch();
    expect(mail.received).toEqual([]);
    later(1);
    await notices.dispatch();
    const { token } = await db.handle.selectFrom('notice_delivery').select('token').executeTakeFirstOrThrow();
    expect(mail.received.map(({ headers }) => headers.get('message-id'))).toEqual([`<${token}@localhost>`]);
    expect(await mails()).toMatchObject([{ state: 'SENT', attempts: 2 }]);
  });

  test('messages written or claimed by a clock that was ahead are sent when it is right again', async () => {
    const now = club.clock.now();
    await notify('match 0');
    await db.handle
      .updateTable('notice_delivery')
      .set({ state: 'SENDING', claimed_at: new Date('2027-07-10') })
      .execute();
    later(365 * 24 * 60 * MINUTE);
    await notify('match 1');
    club.clock.set(new Date(now.getTime() + 1).toISOString());
    await notify('match 2');
    await db.handle
      .updateTable('notice_delivery')
      .set({ due_at: new Date(now.getTime() + 6 * 60 * MINUTE) })
      .where('id', '=', (of) => of.selectFrom('notice_delivery').select((last) => last.fn.max('id').as('id')))
      .execute();
    await notices.dispatch();
    // The last one waits in the longest pause.
    expect((await mails()).map(({ state }) => state).sort()).toEqual(['SENT', 'SENT', 'WAITING']);
    expect(mail.received).toHaveLength(2);
  });

  test('a process of the previous release leaves a kind that only the next release knows, and sends everything else', async () => {
    await notify('match 1');
    await notify('match 2');
    await sql`update notice set kind = 'OF_THE_NEXT_RELEASE' where event = 'match 1'`.execute(db.handle);
    await notices.dispatch();
    expect(mail.received).toHaveLength(1);
    const deliveries = await db.handle
      .selectFrom('notice_delivery')
      .select(['state', 'attempts'])
      .orderBy('id')
      .execute();
    expect(deliveries).toEqual([
      { state: 'WAITING', attempts: 0 },
      { state: 'SENT', attempts: 1 },
    ]);
    expect(reported).toEqual([]);
  });

  test('after twelve attempts a message is given up, reported, and can be retried by an administrator', async () => {
    await mail.stop();
    await notify('match 1');
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await notices.dispatch();
      later(6 * 60 * MINUTE);
    }
    await notices.dispatch();
    const [failed] = await mails();
    expect(failed).toMatchObject({ state: 'FAILED', attempts: 12, dueAt: null });
    expect(failed?.error).toMatch(/^Odustalo se nakon 12 pokušaja/);
    expect(reported).toEqual([expect.stringContaining('given up after attempt 12')]);
    await mail.start();
    const retry = () =>
      club.app.inject({ method: 'POST', url: `/api/admin/sent-mail/${failed?.id}/retry`, headers: admin.headers });
    expect((await retry()).json()).toEqual({ message: 'Poruka čeka na slanje.' });
    await notices.dispatch();
    expect(await mails()).toMatchObject([{ state: 'SENT', attempts: 1 }]);
    expect((await retry()).json()).toMatchObject({ code: 'MAIL_NOT_FAILED' });
    expect(mail.received).toHaveLength(1);
  });

  test.each(['CONNECT', 'MAIL'] as const)(
    'a mail server that refuses everything (%s) is tried again, whatever code it gives',
    async (at) => {
      mail.refuseAll(at);
      await notify(`match ${at}`);
      await notices.dispatch();
      expect(await mails()).toMatchObject([
        { state: 'WAITING', attempts: 1, error: expect.stringMatching(/Not from you/) },
      ]);
      mail.refuseAll(undefined);
      later(MINUTE);
      await notices.dispatch();
      expect(await mails()).toMatchObject([{ state: 'SENT', attempts: 2 }]);
    },
  );

  test('an address that the mail server refuses permanently is not tried again', async () => {
    mail.refuse('ana@example.com');
    await notify('match 1');
    await notices.dispatch();
    expect(await mails('?state=FAILED')).toMatchObject([
      { attempts: 1, error: expect.stringContaining('No such user') },
    ]);
    expect(await mails('?state=SENT')).toEqual([]);
  });

  test('a kind that the member has switched off meanwhile is not sent', async () => {
    await notify('match 1');
    const payload = { kind: 'OPPONENT', channel: 'EMAIL', enabled: false };
    await club.app.inject({ method: 'PUT', url: '/api/notice-preferences', headers: ana.headers, payload });
    await notices.dispatch();
    expect(mail.received).toEqual([]);
    expect(await mails()).toMatchObject([{ state: 'DROPPED' }]);
    await notify('match 2');
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ['was deactivated', { active: false }],
    ['has no address any more', { email: null }],
  ])('a member who %s meanwhile receives nothing', async (_, change) => {
    await notify('match 1');
    await db.handle.updateTable('member').set(change).where('id', '=', ana.id).execute();
    await notices.dispatch();
    expect(mail.received).toEqual([]);
    const { state } = await db.handle.selectFrom('notice_delivery').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('DROPPED');
  });

  test('the running dispatcher looks by itself for what has become due', async () => {
    const intervals = jest.spyOn(globalThis, 'setInterval');
    notices.start();
    const look = intervals.mock.calls.find(([, ms]) => ms === 10_000)?.[0] as () => void;
    intervals.mockRestore();
    await mail.stop();
    await notify('match 1');
    while ((await mails('?state=WAITING'))[0]?.attempts !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
    await mail.start();
    later(MINUTE / 2);
    look();
    while ((await mails('?state=SENT')).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(mail.received).toHaveLength(1);
  });

  test('a server that is stopped finishes what it is sending, and begins nothing more', async () => {
    for (let count = 0; count < 12; count += 1) await notify(`match ${count}`);
    void notices.dispatch();
    await notices.close();
    const states = (await mails()).map(({ state }) => state).sort();
    expect(states).toEqual([...Array<string>(5).fill('SENT'), ...Array<string>(7).fill('WAITING')]);
    expect(mail.received).toHaveLength(5);
  });

  test('the running dispatcher sends as soon as the change is committed, and nothing of a rolled back change', async () => {
    notices.start();
    const failing = db.transaction(async (tx) => {
      await writeNotices(tx, club.live, club.clock.now(), [{ memberId: ana.id, event: 'match 1', text }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await notify('match 2');
    // The mail server runs in this process: yield to it.
    while ((await mails('?state=SENT')).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(mail.received).toHaveLength(1);
  });
});
