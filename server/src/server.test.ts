import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { insertMember } from './members';
import type { Database } from './platform/database';
import { eachEngine } from './platform/database/testing';
import { Browser } from './platform/identity/testing/browser';
import { addIdentity } from './platform/identity/testing/directory';
import { openServerForTests } from './testing/open-server';

const ANA = { username: 'ana', firstName: 'Ana', lastName: 'Anić', email: 'ana@example.com' };
const PASSWORD = 'Teren-u-17h';

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'server-'));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

/** A member who can sign in, and is to get an e-mail. */
async function addAna(db: Database): Promise<void> {
  await addIdentity(db, { id: 'ana', ...ANA, password: PASSWORD });
  const at = new Date();
  const memberId = await db.transaction((tx) => insertMember(tx, { identityId: 'ana', ...ANA, createdAt: at }));
  const text = { kind: 'FEE_RECEIVED', title: 'Uplata', body: 'Hvala.', path: '/league' } as const;
  const notice = { member_id: memberId, event: 'fee', in_app: true, created_at: at, ...text };
  const { id } = await db.handle.insertInto('notice').values(notice).returning('id').executeTakeFirstOrThrow();
  await db.handle.insertInto('notice_delivery').values({ notice_id: id, channel: 'EMAIL', due_at: at }).execute();
}

/** A mail server that sends nothing until it refuses: then the e-mail waits for another attempt. */
async function openSlowMailServer() {
  const server = net.createServer().listen(0, '127.0.0.1');
  const connected = once(server, 'connection') as Promise<[Socket]>;
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connected,
    refuse: async () => {
      (await connected)[0].end('554 Not today\r\n');
      server.close();
    },
  };
}

eachEngine((open) => {
  test('a server that stops ends what it has begun, in order, and then closes the database', async () => {
    const db = await open();
    await addAna(db);
    const mail = await openSlowMailServer();
    const steps: string[] = [];
    const processes = () => db.handle.selectFrom('server_process').select('id').execute();
    const reporting = {
      ...db,
      close: async () => {
        const [delivery] = await db.handle.selectFrom('notice_delivery').select('state').execute();
        steps.push(`database closed: e-mail ${delivery?.state}`);
      },
    };
    const { app, close } = await openServerForTests(reporting, home, { SMTP_URL: mail.url });
    const call = new EventTarget();
    app.get('/api/slow', { config: { access: 'public' } }, async () => {
      const going = once(call, 'go');
      call.dispatchEvent(new Event('begun'));
      await going;
      return {};
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    while ((await processes()).length === 0);
    const { access_token } = await new Browser(app).signIn(ANA.username, PASSWORD);
    const stream = await fetch(`${address}/api/events`, { headers: { authorization: `Bearer ${access_token}` } });
    const begun = once(call, 'begun');
    const answer = fetch(`${address}/api/slow`);
    await begun;
    await mail.connected;

    const closed = close().then(() => steps.push('closed'));
    expect(await stream.text()).toContain('hello');
    const late = await fetch(`${address}/api/health`).then(
      ({ status }) => status,
      () => 'no connection',
    );
    expect([503, 'no connection']).toContain(late);
    steps.push('stream ended, nobody new let in');
    call.dispatchEvent(new Event('go'));
    expect((await answer).status).toBe(200);
    steps.push('running call answered');
    // A process is killed when it takes long to stop, and one that is still in the list then is reported as crashed.
    while ((await processes()).length > 0) await nextTurn();
    steps.push('no process in the list');
    await mail.refuse();
    await closed;
    expect(steps).toEqual([
      'stream ended, nobody new let in',
      'running call answered',
      'no process in the list',
      'database closed: e-mail WAITING',
      'closed',
    ]);
  });
});
