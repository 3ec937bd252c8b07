import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Topic } from '@club/shared/contracts/events';
import type { Role } from '@club/shared/contracts/roles';
import { insertMember } from './members';
import { openMailServer } from './notices/testing';
import { eachEngine, type TestDatabase } from './platform/database/testing';
import { Browser } from './platform/identity/testing/browser';
import { addIdentity } from './platform/identity/testing/directory';
import type { Server } from './server';
import { openServerForTests } from './testing/open-server';

const GIVEN = 'Teren-u-17h';
const CHOSEN = 'Zemlja-i-loptica-7';

eachEngine((open) => {
  let home: string;
  let db: TestDatabase;
  let mails: Awaited<ReturnType<typeof openMailServer>>;
  let server: Server;
  beforeAll(async () => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'password-choice-'));
    db = await open();
    mails = await openMailServer();
    server = await openServerForTests(db, home, { SMTP_URL: mails.url });
  });
  afterAll(async () => {
    await server.close();
    await mails.stop();
    fs.rmSync(home, { recursive: true });
  });

  /** A member with the password GIVEN. */
  const addMember = async (username: string, { roles, oneTime }: { roles: Role[]; oneTime: boolean }) => {
    const person = { username, firstName: 'Ana', lastName: 'Anić', email: `${username}@example.com` };
    await addIdentity(db, { id: username, ...person, password: GIVEN });
    const changed = db.handle.updateTable('identity_user').set({ roles, one_time: oneTime });
    await changed.where('id', '=', username).execute();
    return db.transaction((tx) => insertMember(tx, { identityId: username, ...person, createdAt: new Date() }));
  };
  /** `members` would make every open page of the club read again, and `passwords` only those of administrators. */
  const versions = async () => {
    const rows = await db.handle.selectFrom('live_version').select(['topic', 'version']).execute();
    const of = (topic: Topic) => rows.find((row) => row.topic === topic)?.version ?? 0;
    return { members: of('members'), passwords: of('passwords') };
  };

  test('administrators are notified that a one-time password was replaced, and not of any other sign-in', async () => {
    await addMember('nova', { roles: ['USER'], oneTime: true });
    const before = await versions();
    const form = await (await new Browser(server.app).openSignIn()).submit({ username: 'nova', password: GIVEN });
    expect(await versions()).toEqual(before);
    const ticket = form.hidden('ticket');
    const { url } = await form.submit({ username: 'nova', ticket, newPassword: CHOSEN, repeated: CHOSEN });
    expect(url).toContain('code=');
    const after = { members: before.members, passwords: before.passwords + 1 };
    expect(await versions()).toEqual(after);
    await new Browser(server.app).signIn('nova', CHOSEN);
    expect(await versions()).toEqual(after);
  });

  test('administrators are notified that an invited member chose a password, which ends the invitation', async () => {
    await addMember('admin', { roles: ['USER', 'ADMIN'], oneTime: false });
    const id = await addMember('pozvana', { roles: ['USER'], oneTime: true });
    const admin = new Browser(server.app);
    const { access_token } = await admin.signIn('admin', GIVEN);
    const asAdmin = { authorization: `Bearer ${access_token}` };
    const card = async () => (await admin.send('GET', `/api/admin/user-management/${id}`, undefined, asAdmin)).json();
    expect(await card()).toMatchObject({ invited: false, withoutPassword: true });
    const sent = { ...asAdmin, 'x-xsrf-token': admin.cookie('XSRF-TOKEN') ?? '' };
    await admin.send('POST', `/api/admin/user-management/${id}/invitation`, undefined, sent);
    expect(await card()).toMatchObject({ invited: true, withoutPassword: true });
    while (mails.received.length === 0) await nextTurn();

    const before = await versions();
    const token = /token=(\S+)/.exec(mails.received[0]?.text ?? '')?.[1] ?? '';
    await new Browser(server.app).post('/realms/club/invitation', { token, newPassword: CHOSEN, repeated: CHOSEN });
    expect(await card()).toMatchObject({ invited: false, withoutPassword: false });
    expect(await versions()).toEqual({ members: before.members, passwords: before.passwords + 1 });
  });
});
