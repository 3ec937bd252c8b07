import Fastify from 'fastify';
import { recordedActions } from '../../action-log/testing';
import { eachEngine } from '../../platform/database/testing';
import { handleError, validatorCompiler } from '../../platform/http';
import type { Notices } from '../create-notices';
import { MINUTE, openOutbox } from './testing-outbox';

/** The address that a mail program posts to, which is outside /api. */
async function openOneClick({ oneClick }: Notices) {
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.setValidatorCompiler(validatorCompiler);
  await app.register(oneClick);
  return app;
}

eachEngine((open) => {
  const { outbox, notify, notifyMembers, later, mails } = openOutbox(open);

  test('an e-mail describes the event, has no names in its subject, and can be unsubscribed with one click', async () => {
    await notify('match 1');
    await outbox.notices.dispatch();
    const [message] = outbox.mail.received;
    expect(outbox.mail.received).toHaveLength(1);
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
    const mailProgram = await openOneClick(outbox.notices);
    // A mail scanner opens every link, but sends no POST.
    expect((await mailProgram.inject({ method: 'GET', ...page })).statusCode).toBe(404);
    const clicked = await mailProgram.inject({ method: 'POST', ...page, payload: 'List-Unsubscribe=One-Click' });
    expect([clicked.statusCode, clicked.body]).toEqual([200, 'Isključeno: Novi protivnik.\n']);
    const forged = await mailProgram.inject({ method: 'POST', ...page, url: '/unsubscribe?token=x.y.z' });
    expect(forged.statusCode).toBe(404);
    await notify('match 2');
    await outbox.notices.dispatch();
    expect(outbox.mail.received).toHaveLength(1);
    expect(await mails()).toMatchObject([{ state: 'SENT', attempts: 1, error: null }]);
  });

  test('while the mail server is down every message is retried with growing pauses; then each arrives once', async () => {
    await outbox.mail.stop();
    await notifyMembers(12);
    await outbox.notices.dispatch();
    const states = async () => (await mails()).map(({ state, attempts }) => [state, attempts]);
    expect(await states()).toEqual(Array(12).fill(['WAITING', 1]));
    const pauses: number[] = [];
    for (const ms of [MINUTE / 2, MINUTE, 2 * MINUTE]) {
      later(ms - 1);
      await outbox.notices.dispatch();
      const [before] = await mails();
      later(1);
      await outbox.notices.dispatch();
      const [after] = await mails();
      pauses.push((after?.attempts ?? 0) - (before?.attempts ?? 0));
    }
    expect(pauses).toEqual([1, 1, 1]);
    expect(outbox.mail.received).toEqual([]);
    await outbox.mail.start();
    later(10 * MINUTE);
    await outbox.notices.dispatch();
    await outbox.notices.dispatch();
    expect(outbox.mail.received).toHaveLength(12);
    expect(new Set(outbox.mail.received.map(({ headers }) => headers.get('message-id'))).size).toBe(12);
    expect(await states()).toEqual(Array(12).fill(['SENT', 5]));
    expect(outbox.reported).toEqual([]);
  });

  test('after twelve attempts a message is given up, reported, and can be retried by an administrator, which is recorded once', async () => {
    await outbox.mail.stop();
    await notify('match 1');
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await outbox.notices.dispatch();
      later(6 * 60 * MINUTE);
    }
    await outbox.notices.dispatch();
    const [failed] = await mails();
    expect(failed).toMatchObject({ state: 'FAILED', attempts: 12, dueAt: null });
    expect(failed?.error).toMatch(/^Odustalo se nakon 12 pokušaja/);
    expect(outbox.reported).toEqual([expect.stringContaining('given up after attempt 12')]);
    await outbox.mail.start();
    const retry = () =>
      outbox.club.app.inject({
        method: 'POST',
        url: `/api/admin/sent-mail/${failed?.id}/retry`,
        headers: outbox.admin.headers,
      });
    expect((await retry()).json()).toEqual({ message: 'Poruka čeka na slanje.' });
    await outbox.notices.dispatch();
    expect(await mails()).toMatchObject([{ state: 'SENT', attempts: 1 }]);
    expect((await retry()).json()).toMatchObject({ code: 'MAIL_NOT_FAILED' });
    expect(outbox.mail.received).toHaveLength(1);
    const after = { Naslov: 'Ljetna liga: novi protivnik' };
    expect(await recordedActions(outbox.db, {})).toMatchObject([
      { action: 'Ponovno slanje e-pošte', subject: expect.stringContaining('Ana Kovač'), after },
    ]);
  });

  test('a message that is sent again is given as long as a new one, also when newer ones bring its attempts forward', async () => {
    outbox.mail.refuse('ana@example.com');
    await notify('match 1');
    await outbox.notices.dispatch();
    const [failed] = await mails();
    expect(failed).toMatchObject({ state: 'FAILED' });
    later(3 * 24 * 60 * MINUTE);
    await outbox.mail.stop();
    await outbox.club.as(outbox.admin).post(`admin/sent-mail/${failed?.id}/retry`);
    for (let newer = 2; newer <= 13; newer += 1) {
      await outbox.notices.dispatch();
      await notify(`match ${newer}`);
    }
    await outbox.notices.dispatch();
    const again = (await mails()).find(({ id }) => id === failed?.id);
    expect(again).toMatchObject({ state: 'WAITING', attempts: 13 });
  });

  test.each(['CONNECT', 'MAIL'] as const)(
    'a mail server that refuses everything (%s) is tried again, whatever code it gives',
    async (at) => {
      outbox.mail.refuseAll(at);
      await notify(`match ${at}`);
      await outbox.notices.dispatch();
      expect(await mails()).toMatchObject([
        { state: 'WAITING', attempts: 1, error: expect.stringMatching(/Not from you/) },
      ]);
      outbox.mail.refuseAll(undefined);
      later(MINUTE);
      await outbox.notices.dispatch();
      expect(await mails()).toMatchObject([{ state: 'SENT', attempts: 2 }]);
    },
  );

  test('an address that the mail server refuses permanently is not tried again', async () => {
    outbox.mail.refuse('ana@example.com');
    await notify('match 1');
    await outbox.notices.dispatch();
    expect(await mails('?state=FAILED')).toMatchObject([
      { attempts: 1, error: expect.stringContaining('No such user') },
    ]);
    expect(await mails('?state=SENT')).toEqual([]);
  });

  test('a kind that the member has switched off meanwhile is not sent', async () => {
    await notify('match 1');
    const payload = { kind: 'OPPONENT', channel: 'EMAIL', enabled: false };
    await outbox.club.app.inject({
      method: 'PUT',
      url: '/api/notice-preferences',
      headers: outbox.ana.headers,
      payload,
    });
    await outbox.notices.dispatch();
    expect(outbox.mail.received).toEqual([]);
    expect(await mails()).toMatchObject([{ state: 'DROPPED' }]);
    await notify('match 2');
    expect(await mails()).toHaveLength(1);
  });

  test.each([
    ['was deactivated', { active: false }],
    ['has no address any more', { email: null }],
  ])('a member who %s meanwhile receives nothing', async (_, change) => {
    await notify('match 1');
    await outbox.db.handle.updateTable('member').set(change).where('id', '=', outbox.ana.id).execute();
    await outbox.notices.dispatch();
    expect(outbox.mail.received).toEqual([]);
    const { state } = await outbox.db.handle.selectFrom('notice_delivery').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('DROPPED');
  });
});
