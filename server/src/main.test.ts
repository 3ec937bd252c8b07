import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { bundle } from '../bundle.mjs';
import { copyPreparedFolderTo, emptyPostgresUrl, isServerReachable } from './platform/database/testing';
import { openProxy } from './platform/database/testing-proxy';

const SERVER = path.join(import.meta.dirname, '..');
// Within the package: what is not bundled is found in its node_modules.
const BUILT = path.join(SERVER, 'test-results/main');

// On a busy machine a start takes seconds.
const TIMEOUT_MS = 120_000;

beforeAll(async () => {
  await bundle(['src/main.ts'], { outdir: BUILT });
  await copyPreparedFolderTo(path.join(BUILT, 'prepared-database'));
});
afterAll(() => fs.rmSync(BUILT, { recursive: true, force: true }));

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'main-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  fs.rmSync(dataDir, { recursive: true });
});

/** Starts the bundled server, without demo data. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(BUILT, 'main.js')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: '0', ...env },
  });
  children.push(child);
  let printed = '';
  const listen = (chunk: Buffer) => {
    printed += chunk;
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = once(child, 'close').then(([code]) => ({ code, printed }));
  return { child, ended, printed: () => printed };
}

async function withPortTaken<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  const holder = createServer().listen(0);
  await once(holder, 'listening');
  const address = holder.address();
  try {
    return await work(address && typeof address === 'object' ? address.port : 0);
  } finally {
    holder.close();
    await once(holder, 'close');
  }
}

test(
  'invalid settings end with code 2 and the name of the setting',
  async () => {
    const { code, printed } = await start({ PORT: 'eighty' }).ended;
    expect(printed).toContain('PORT is not a port: eighty');
    expect(code).toBe(2);
  },
  TIMEOUT_MS,
);

test(
  'a port that is taken ends with code 3 and leaves the data folder free',
  async () => {
    const { code, printed } = await withPortTaken((port) => start({ PORT: String(port) }).ended);
    expect(printed).toMatch(/Vrata \d+ su zauzeta/);
    expect(code).toBe(3);
    expect(fs.existsSync(path.join(dataDir, 'database.lock'))).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  'a port of the metrics that is taken is named as such',
  async () => {
    const { code, printed } = await withPortTaken((port) => start({ PORT: '0', METRICS_PORT: String(port) }).ended);
    expect(printed).toMatch(/Vrata [1-9]\d* su zauzeta\.\n.*zadajte druga: METRICS_PORT=/);
    expect(code).toBe(3);
  },
  TIMEOUT_MS,
);

test(
  'with LISTEN_ADDRESS it listens at that address only, also with its metrics',
  async () => {
    const port = await withPortTaken(async (free) => free);
    const metricsPort = await withPortTaken(async (free) => free);
    const ports = { PORT: String(port), METRICS_PORT: String(metricsPort) };
    const server = start({ ...ports, LISTEN_ADDRESS: '127.0.0.1' });
    while (!server.printed().includes('Teniski klub je otvoren')) await once(server.child.stdout, 'data');
    for (const path of [`${port}/api/health`, `${metricsPort}/metrics`]) {
      expect((await fetch(`http://127.0.0.1:${path}`)).status).toBe(200);
      // Another address of the same machine.
      await expect(fetch(`http://127.0.0.2:${path}`)).rejects.toThrow();
    }
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    expect((await start({ PORT: '0', LISTEN_ADDRESS: '192.0.2.1' }).ended).printed).toContain('nema adresu 192.0.2.1');
  },
  TIMEOUT_MS,
);

test(
  'an unreachable database ends with code 5, without its password in the output',
  async () => {
    const { code, printed } = await start({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:2/x' }).ended;
    expect(printed).toContain('Baza podataka iz DATABASE_URL ne odgovara');
    expect(printed).not.toContain('secret');
    expect(code).toBe(5);
  },
  TIMEOUT_MS,
);

const onPostgres = isServerReachable ? test : test.skip;

onPostgres(
  'a server whose database answers no more stops on a signal before a container platform would kill it',
  async () => {
    const proxy = await openProxy();
    const url = new URL(proxy.url);
    url.pathname = new URL(await emptyPostgresUrl()).pathname;
    const server = start({ PORT: '0', DATABASE_URL: url.href });
    while (!server.printed().includes('Teniski klub je otvoren')) await once(server.child.stdout, 'data');
    proxy.freeze(true);
    server.child.kill('SIGTERM');
    const { code, printed } = await server.ended;
    expect(printed).toContain('Nije sve završeno na vrijeme.');
    expect(code).toBe(0);
    proxy.close();
  },
  TIMEOUT_MS,
);

// Only root can give a folder to somebody else.
const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot(
  'beside a database server too, root is told as whom to run it, and leaves nothing in the folder of another user',
  async () => {
    fs.chownSync(dataDir, 65_534, 65_534);
    const { code, printed } = await start({ DATABASE_URL: 'postgres://postgres@127.0.0.1:2/club' }).ended;
    expect(printed).toContain('Pokrenite naredbu kao taj korisnik: setpriv --reuid 65534 --clear-groups node');
    expect(code).toBe(4);
    expect(fs.readdirSync(dataDir)).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'it starts, invites the first administrator, locks its folder, and stops on a signal',
  async () => {
    const port = String(await withPortTaken(async (free) => free));
    const first = start({ PORT: port });
    const link = `http://localhost:${port}/realms/club/first-administrator?token=`;
    while (!first.printed().includes(link)) await once(first.child.stdout, 'data');
    expect(first.printed()).toContain(`Teniski klub je otvoren: http://localhost:${port}`);
    expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200);

    const second = await start({ PORT: '0' }).ended;
    expect(second.printed).toContain(`već je u upotrebi (proces ${first.child.pid})`);
    expect(second.code).toBe(4);

    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    expect(fs.existsSync(path.join(dataDir, 'database.lock'))).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  'where the terminal is closed in which it runs, it stops as on any signal',
  async () => {
    const server = start({ PORT: '0' });
    while (!server.printed().includes('Teniski klub je otvoren')) await once(server.child.stdout, 'data');
    server.child.kill('SIGHUP');
    expect((await server.ended).code).toBe(0);
    expect(fs.existsSync(path.join(dataDir, 'database.lock'))).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  'an invalid key file ends with code 2 and what to do, without a stack',
  async () => {
    fs.writeFileSync(path.join(dataDir, 'identity.key'), 'cut o');
    const { code, printed } = await start({ PORT: '0' }).ended;
    expect(printed).toContain('Ključ ove instalacije ne otvara tajne u bazi.\nVratite onaj s kojim je baza nastala');
    expect(printed).not.toContain('    at ');
    expect(code).toBe(2);
  },
  TIMEOUT_MS,
);
