import type { NoticePreferences } from '@club/shared/contracts/notices';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../../testing/test-club';
import type { Notices } from '../create-notices';
import { writeNotices } from '../inbox/write-notices';
import { invitationNotice, type NoticeText, opponentNotice } from '../kinds/notice-texts';
import type { MailTransport } from '../mail/mailer';
import { openMailServer } from '../mail/testing-mail-server';
import { noticesForTests } from '../testing';

const text = opponentNotice({ phase: '3. kolo', opponent: 'Babić M.', endDate: '2026-07-20' });
const invitation = invitationNotice({ clubName: 'Tenis Ivankovo', username: 'ana' });

/** A club in operation without SMTP_URL, which may get a mail server later. */
eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let notices: Notices;
  let ana: TestMember;
  let admin: TestMember;
  let reported: string[];
  let mail: Awaited<ReturnType<typeof openMailServer>>;

  beforeAll(async () => {
    db = await open();
    mail = await openMailServer();
  });
  afterAll(() => mail.stop());
  beforeEach(async () => {
    await db.handle.deleteFrom('notice_delivery').execute();
    await db.handle.deleteFrom('notice').execute();
    await db.handle.updateTable('member').set({ email: null }).execute();
    await start({ kind: 'NONE' });
    ana = await club.addMember({ email: 'ana@example.com' });
    admin = await club.addMember({ roles: ['ADMIN'] });
  });
  afterEach(() => stop());

  const start = async (transport: MailTransport) => {
    reported = [];
    club = await openTestClub(db, (parts) => {
      const invitations = { pathOf: async () => '/invitation' };
      const report = (error: unknown) => reported.push(String(error));
      notices = noticesForTests({ ...parts, invitations, report, mail: transport });
      return notices.calls;
    });
  };
  const stop = async () => {
    await notices.close();
    await club.close();
  };
  const notify = (event: string, notice: NoticeText = text) =>
    db.transaction((tx) => writeNotices(tx, club.live, club.clock.now(), [{ memberId: ana.id, event, text: notice }]));
  const mails = async () => (await club.as(admin).get('admin/sent-mail')).body.mails;
  const preferences = async (): Promise<NoticePreferences> => (await club.as(ana).get('notice-preferences')).body;

  test('a notice is in the app, and no e-mail waits, fails or is listed', async () => {
    await notify('match 1');
    await notices.dispatch();
    expect((await club.as(ana).get('notices')).body.unread).toBe(1);
    expect(await mails()).toEqual([]);
    expect(await db.handle.selectFrom('notice_delivery').select('id').execute()).toEqual([]);
    expect(reported).toEqual([]);
  });

  test('once there is a mail server, only what happens from then on is sent', async () => {
    await notify('match 1');
    await notices.dispatch();
    await stop();
    await start({ kind: 'SMTP', url: mail.url });
    await notices.dispatch();
    expect(mail.received).toEqual([]);
    await notify('match 2');
    await notices.dispatch();
    expect(mail.received).toHaveLength(1);
    expect(await mails()).toMatchObject([{ state: 'SENT', attempts: 1 }]);
  });

  test('an invitation, which is nowhere else, still fails with the reason; to send it again is refused', async () => {
    await notify('invitation 1', invitation);
    await notices.dispatch();
    const error = 'Poslužitelj e-pošte nije postavljen (SMTP_URL).';
    const [failed] = await mails();
    expect(failed).toMatchObject({ state: 'FAILED', error });
    expect(reported).toHaveLength(1);
    const { status, body } = await club.as(admin).post(`admin/sent-mail/${failed.id}/retry`);
    expect([status, body.code, body.message]).toEqual([
      409,
      'NO_MAIL_SERVER',
      'Poslužitelj e-pošte nije postavljen (SMTP_URL): poruka se ne može poslati.',
    ]);
    expect(await mails()).toEqual([failed]);
  });

  test('members learn that the club sends no e-mail, and their choices are kept', async () => {
    const choice = { kind: 'OPPONENT', channel: 'EMAIL', enabled: false };
    expect((await club.as(ana).put('notice-preferences', choice)).status).toBe(200);
    expect((await preferences()).sendsEmail).toBe(false);
    await stop();
    await start({ kind: 'SMTP', url: mail.url });
    const { sendsEmail, kinds } = await preferences();
    expect(sendsEmail).toBe(true);
    expect(kinds.find(({ kind }) => kind === 'OPPONENT')?.channels.EMAIL).toBe(false);
  });

  test('the demo shows its e-mails to administrators, and so members choose them', async () => {
    await stop();
    await start({ kind: 'DEMO' });
    await notify('match 1');
    await notices.dispatch();
    expect((await preferences()).sendsEmail).toBe(true);
    expect(await mails()).toMatchObject([{ state: 'SENT' }]);
  });
});
