import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { writePresets } from '../court-plan';
import { memberForTests } from '../members/testing';
import { type Database, openDatabase } from '../platform/database';
import { copyPreparedFolderTo, emptyPostgresUrl, isServerReachable } from '../platform/database/testing';
import { openRegistry } from '../platform/remotes';
import { noRemotes } from '../platform/remotes/testing';
import type { Installation } from './installation';
import { runChecks, runServerChecks } from './run-checks';

const NOW = new Date();
const SECRET = 'sealed with another key';

let home: string;
let healthy: Installation;
const servers: TcpServer[] = [];

const urlOf = (server: TcpServer, protocol: string) =>
  `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return urlOf(server, 'http');
}
const json = (value: unknown): RequestListener => {
  return (_request, reply) => void reply.setHeader('content-type', 'application/json').end(JSON.stringify(value));
};
async function mailServer(greeting: string): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(`${greeting}\r\n`);
    socket.on('data', (line) => {
      if (String(line).startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return urlOf(server, 'smtp');
}
/** No process listens there: a port that was free a moment ago may be in use by now. */
const NOBODY = '127.0.0.1:2';

const write = (name: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
  fs.writeFileSync(path.join(home, name), content);
};

/** An installation without problems: database with an administrator, today's backup, built parts, mail, address. */
beforeAll(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
  const dataDir = path.join(home, 'data');
  fs.mkdirSync(dataDir);
  await copyPreparedFolderTo(path.join(dataDir, 'database'));
  await inDatabase(dataDir, async (db) => {
    await sql`insert into identity_user (id, username, password_hash, given_name, family_name, roles)
      values ('1', 'admin', '', 'A', 'B', '{ADMIN}')`.execute(db.handle);
    await memberForTests(db);
    const season = { name: 'Sezona', opensOn: '2026-01-01', closesOn: '2026-12-31' };
    await db.transaction((tx) => writePresets(tx, '2026-07-10', season));
  });
  const stamp = NOW.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  write(`data/backups/tenis-klub-${stamp}.tar.gz.age`, '');
  write('product/shell/dist/index.html', '');
  write('product/shell/dist/suite.json', JSON.stringify({ shared: '2.1.0' }));
  write('product/mfe-a/dist/remote.json', JSON.stringify({ name: 'mfe-a', routes: [], shared: '^2.1.0' }));
  healthy = {
    dataDir,
    databaseUrl: undefined,
    publicUrl: await listen(json({ status: 'ok' })),
    demo: false,
    isClockSet: false,
    remotes: new Map(),
    releasesDir: path.join(dataDir, 'releases'),
    identity: { sealingKey: Buffer.alloc(32, 1), keycloak: undefined },
    backups: { folder: path.join(dataDir, 'backups'), everyHours: 24, keep: 14, recipient: 'age1x' },
    smtpUrl: await mailServer('220 ready'),
    root: path.join(home, 'product'),
    now: () => new Date(),
    freeBytes: async () => 5e9,
  };
});
afterAll(() => {
  for (const server of servers) server.close();
  fs.rmSync(home, { recursive: true });
});

async function inDatabase(dataDir: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined }, () => undefined);
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

const found = async (changes: Partial<Installation>) =>
  (await runChecks({ ...healthy, ...changes })).filter(
    // The Node version of the tests does not belong to the installation.
    ({ level, message }) => level !== 'fine' && !message.startsWith('Node'),
  );

test('a correct installation has no findings', async () => {
  expect(await found({})).toEqual([]);
});

const keycloak = (url: string) => ({ url, realm: 'club', clientId: 'club-api', clientSecret: 's' });

/** Each fault separately, with a pattern of the doctor's message. */
const FAULTS: readonly (readonly [
  fault: string,
  plant: () => Promise<Partial<Installation>> | Partial<Installation>,
  finding: RegExp,
])[] = [
  ['no https on a public name', () => ({ publicUrl: 'http://tenis.invalid' }), /nije https/],
  ['demonstration accounts on a public address', () => ({ publicUrl: 'https://tenis.invalid', demo: true }), /probni/],
  ['an address that does not answer', () => ({ publicUrl: `http://${NOBODY}` }), /ne odgovara \(connect ECONNREF/],
  [
    'an address where something else answers',
    async () => ({ publicUrl: await listen(json([])) }),
    /ne odgovara kao klub/,
  ],
  ['a clock that is wrong', () => ({ now: () => new Date(Date.now() + 90_000) }), /razlikuje se od sata/],
  ['a clock that was set', () => ({ isClockSet: true }), /CLUB_NOW/],
  ['a full disk', () => ({ freeBytes: async () => 2e8 }), /slobodno je još 0,2 GB/],
  ['a data folder that does not exist', () => ({ dataDir: path.join(home, 'mistyped') }), /mistyped ne postoji/],
  [
    'a folder that cannot be written',
    () => ({ dataDir: path.join(home, 'product/shell/dist/index.html') }),
    /ne može se pisati/,
  ],
  [
    'a database server that does not answer',
    () => ({ databaseUrl: `postgres://${NOBODY}/club` }),
    /DATABASE_URL ne odgovara/,
  ],
  [
    'a local database server that is not there',
    () => ({ databaseUrl: `socket:${home}/nowhere?db=club` }),
    /DATABASE_URL ne odgovara: nema utičnice .*nowhere\/\.s\.PGSQL/,
  ],
  [
    'no key for several processes',
    () => ({ databaseUrl: 'postgres://127.0.0.1:1/x', identity: { sealingKey: undefined, keycloak: undefined } }),
    /IDENTITY_KEY nije zadan/,
  ],
  [
    'no backup',
    () => ({ backups: { ...healthy.backups, folder: path.join(home, 'none') } }),
    /nema nijedne sigurnosne/,
  ],
  ['a backup that is too old', () => ({ now: () => new Date(Date.now() + 72 * 3_600_000) }), /stara je 72 h/],
  [
    'backups that everybody can read',
    () => ({ backups: { ...healthy.backups, recipient: undefined } }),
    /nisu šifrirane/,
  ],
  [
    'a Keycloak that is not there',
    () => ({ identity: { ...healthy.identity, keycloak: keycloak(`http://${NOBODY}`) } }),
    /Keycloak na .* ne odgovara/,
  ],
  [
    'a Keycloak without the realm',
    async () => ({
      identity: {
        ...healthy.identity,
        keycloak: keycloak(await listen((_request, reply) => void reply.writeHead(404).end())),
      },
    }),
    /nema područje club/,
  ],
  [
    'a Keycloak that issues tokens in another name',
    async () => ({
      identity: { ...healthy.identity, keycloak: keycloak(await listen(json({ issuer: 'http://other/realms/club' }))) },
    }),
    /u ime http:\/\/other/,
  ],
  [
    'a Keycloak on another domain',
    () => ({
      publicUrl: 'https://tenis.klub.invalid',
      identity: { ...healthy.identity, keycloak: keycloak('https://prijava.savez.invalid') },
    }),
    /nisu na istoj domeni/,
  ],
  ['no mail server in the settings', () => ({ smtpUrl: undefined }), /E-pošta nije postavljena/],
  ['a mail server that refuses', async () => ({ smtpUrl: await mailServer('554 no') }), /ne prima poruke/],
  ['a product that is not built', () => ({ root: path.join(home, 'data') }), /nije izgrađena/],
  [
    'a remote on another host that does not answer',
    () => ({ remotes: new Map([['mfe-b', `http://${NOBODY}/`]]) }),
    /remote at .* does not answer/,
  ],
];

test.each(FAULTS)('%s is found, with its remedy', async (_fault, plant, finding) => {
  const findings = await found(await plant());
  const about = findings.filter(({ message }) => finding.test(message));
  expect(about).toHaveLength(1);
  expect(about[0]?.remedy).toMatch(/\w/);
  // An image has no scripts of npm. Only a checkout can lack its build.
  expect(about[0]?.remedy).not.toMatch(/npm (?!run build)/);
});

test('problems in the database are found: books, key, administrator, settings, a later release', async () => {
  const dataDir = path.join(home, 'wrong');
  fs.cpSync(healthy.dataDir, dataDir, { recursive: true });
  await inDatabase(dataDir, async (db) => {
    await sql`update identity_user set enabled = false`.execute(db.handle);
    await sql`update account set balance_cents = 5`.execute(db.handle);
    await sql`delete from landing_dates`.execute(db.handle);
    await sql`insert into identity_secret values ('csrf', ${SECRET}, now())`.execute(db.handle);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db.handle);
  });
  const messages = (await found({ dataDir })).map(({ message }) => message).join('\n');
  expect(messages).toMatch(/novija inačica \(9999-later\)/);
  expect(messages).toMatch(/ne otvara tajne/);
  expect(messages).toMatch(/nema administratora/);
  expect(messages.match(/Tablica .*/g)).toEqual(['Tablica landing_dates mora imati jedan redak, a ima ih 0.']);
  expect(messages).toMatch(/stanje člana 1 .* treba biti 0,00\s€, a jest 0,05\s€/);
  expect(messages).not.toContain(SECRET);

  // A damaged key file opens nothing either.
  fs.writeFileSync(path.join(dataDir, 'identity.key'), 'cut o');
  const [, unopened] = await found({ dataDir, identity: { ...healthy.identity, sealingKey: undefined } });
  expect(unopened).toMatchObject({ level: 'error', message: expect.stringMatching(/ne otvara tajne/) });
});

const onPostgres = isServerReachable ? test : test.skip;

onPostgres('a database server without the database is told from one whose database has no club yet', async () => {
  const empty = new URL(await emptyPostgresUrl());
  expect(await found({ databaseUrl: empty.href })).toEqual([]);
  expect(await runChecks({ ...healthy, databaseUrl: empty.href })).toContainEqual({
    level: 'fine',
    message: 'u bazi podataka još nema kluba; nastaje pri prvom pokretanju',
  });
  empty.pathname = '/club_of_nobody';
  expect(await found({ databaseUrl: empty.href })).toMatchObject([
    {
      message: 'Na poslužitelju iz DATABASE_URL nema te baze podataka (3D000).',
      remedy: 'Napravite je (createdb) ili ispravite ime u DATABASE_URL.',
    },
  ]);
});

test('the accounts of a demo club in operation are found, also by a running server', async () => {
  const dataDir = path.join(home, 'was-a-demo');
  fs.cpSync(healthy.dataDir, dataDir, { recursive: true });
  await inDatabase(dataDir, (db) => sql`update member set demo = true`.execute(db.handle));
  const finding = { level: 'error', message: expect.stringMatching(/1 probni račun, čiju lozinku svi znaju/) };
  expect(await found({ dataDir })).toMatchObject([finding]);
  expect(await found({ dataDir, demo: true })).not.toContainEqual(expect.objectContaining(finding));
  await inDatabase(dataDir, async (db) => {
    expect(await runServerChecks({ ...healthy, dataDir }, db.handle, noRemotes.registry)).toContainEqual(
      expect.objectContaining(finding),
    );
    await sql`update member set active = false`.execute(db.handle);
    expect(await runServerChecks({ ...healthy, dataDir }, db.handle, noRemotes.registry)).not.toContainEqual(
      expect.objectContaining(finding),
    );
  });
});

test('a running server repeats what its registry knows of a host that is down, without asking it again', async () => {
  let requests = 0;
  const down = await listen((_request, reply) => {
    requests += 1;
    reply.writeHead(503).end();
  });
  const places = { root: healthy.root, releases: healthy.releasesDir, addresses: new Map([['mfe-b', `${down}/`]]) };
  const registry = openRegistry(places, () => undefined);
  await inDatabase(healthy.dataDir, async ({ handle }) => {
    for (const _read of ['first', 'second']) {
      expect(await runServerChecks(healthy, handle, registry)).toContainEqual(
        expect.objectContaining({ level: 'error', message: expect.stringContaining(`${down}/ does not answer`) }),
      );
    }
  });
  expect(requests).toBe(1);
});
