import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { runningClock } from '../clock';
import type { Database } from '../database';
import { embeddedForTests } from '../database/testing';
import { csrfHeaders } from '../http/testing';
import { site } from '../site';
import { browserChoices } from './browser';
import { type HealthRecord, openHealthRecord } from './health';
import { openRegistry } from './registry';
import { remotesRoutes } from './remotes.routes';
import { federationManifest } from './testing';

const openDatabase = embeddedForTests();
const NAME = 'mfe-league';
const SINCE = '2026-11-20T08:00:00.000Z';
const remoteJson = (more: object = {}) =>
  JSON.stringify({ name: NAME, title: 'Liga', contract: 1, routes: [], ...more });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let root: string;
let app: FastifyInstance;
let health: HealthRecord | undefined;
let db: Database;
beforeAll(async () => {
  db = await openDatabase();
});
let reported: string[];

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), content);
}

/** Puts a release there as the release tool does. @returns how a pointer names it */
function release(
  version: string,
  { shared = '^2.1.0', contract = 1, folder = `releases/${NAME}/${version}`, address = null as string | null } = {},
) {
  const files: Record<string, string> = {
    'remote.json': remoteJson({ version, shared, contract }),
    'preload.json': '{"":["main.js"]}',
    'mf-manifest.json': federationManifest('mfe_league', 'main.js'),
    'main.js': `release ${version}`,
  };
  const manifest = JSON.stringify({
    format: 1,
    name: NAME,
    version,
    builtAt: SINCE,
    commit: null,
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, { sha256: sha256(text), bytes: text.length }]),
    ),
  });
  for (const [file, text] of Object.entries({ ...files, 'release.json': manifest })) write(`${folder}/${file}`, text);
  return { version, manifest: sha256(manifest), address, since: SINCE };
}

type Pointed = ReturnType<typeof release>;
function point(pointer: {
  current: Pointed | null;
  previous?: Pointed[];
  canary?: (Pointed & { share: number }) | null;
}) {
  const whole = { format: 1, name: NAME, previous: [], canary: null, ...pointer };
  write(`releases/${NAME}/.draft`, JSON.stringify(whole));
  fs.renameSync(path.join(root, `releases/${NAME}/.draft`), path.join(root, `releases/${NAME}/pointer.json`));
}

/** Nobody is asked who they are here: access.test.ts says who may call what. */
async function open(overrideOrigins: string[] = []): Promise<void> {
  const choices = browserChoices({ overrideOrigins, secure: false });
  const places = { root, releases: path.join(root, 'releases'), addresses: new Map() };
  const registry = openRegistry(places, (error) => reported.push(error.message));
  await health?.close();
  health = openHealthRecord({ db, clock: runningClock(), report: console.error });
  app = await buildApp({
    identity: async () => undefined,
    calls: [remotesRoutes({ registry, choices, health })],
    site: site({ root, registry, choices }),
    csrf: { secret: 's', secure: false },
    headers: { publicUrl: 'http://localhost' },
    callsPerMinute: 0,
  });
}

beforeEach(async () => {
  reported = [];
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  write('shell/dist/index.html', '<html><head></head></html>');
  write('shell/dist/suite.json', '{"shared":"2.1.0","contract":1}');
  write(`${NAME}/dist/remote.json`, remoteJson({ version: '2.0.0' }));
  write(`${NAME}/dist/main.js`, 'build of the checkout');
  await open();
});
afterEach(async () => {
  await app.close();
  await health?.close();
  health = undefined;
  await db.handle.deleteFrom('remote_health').execute();
  fs.rmSync(root, { recursive: true });
});

const entry = async (cookie = '') => (await app.inject({ url: '/registry.json', headers: { cookie } })).json()[0];
const version = async (cookie?: string) => (await entry(cookie)).version;
const file = async (name: string) => (await app.inject({ url: `/remotes/${NAME}/${name}` })).body;

test('without a release the build of the checkout is served; a pointer that moves is followed at once', async () => {
  expect(await version()).toBe('2.0.0');
  const first = release('2.1.0');
  expect(await version()).toBe('2.0.0');
  point({ current: first });
  expect(await entry()).toMatchObject({
    version: '2.1.0',
    entry: `/remotes/${NAME}/2.1.0/mf-manifest.json`,
    container: { script: `/remotes/${NAME}/2.1.0/main.js`, global: 'mfe_league' },
    preload: { '': [`/remotes/${NAME}/2.1.0/main.js`] },
  });
  point({ current: release('2.2.0'), previous: [first] });
  expect(await version()).toBe('2.2.0');
  // Pages that were opened before still ask for these.
  expect([await file('2.1.0/main.js'), await file('main.js')]).toEqual(['release 2.1.0', 'build of the checkout']);
  point({ current: null });
  expect(await version()).toBe('2.0.0');
});

describe('a release that must not be served gives way to the one before', () => {
  let first: Pointed;
  beforeEach(() => {
    first = release('2.1.0');
  });
  const expectRefused = async (reason: string) => {
    expect(await entry()).toMatchObject({ version: '2.1.0' });
    expect(await version()).toBe('2.1.0');
    expect(reported).toEqual([expect.stringContaining(reason)]);
    reported = [];
    await app.close();
    await open();
    // After a restart as well.
    expect(await version()).toBe('2.1.0');
  };

  test('one that is only half there', async () => {
    const half = release('2.2.0');
    fs.rmSync(path.join(root, `releases/${NAME}/2.2.0/main.js`));
    point({ current: half, previous: [first] });
    await expectRefused('main.js');
    expect((await app.inject({ url: `/remotes/${NAME}/2.2.0/remote.json` })).statusCode).toBe(404);
  });

  test('one whose file was changed afterwards', async () => {
    const changed = release('2.2.0');
    write(`releases/${NAME}/2.2.0/main.js`, 'something else');
    point({ current: changed, previous: [first] });
    await expectRefused('main.js is not the one that release.json promises');
  });

  test('one that was exchanged as a whole', async () => {
    const meant = release('2.2.0');
    release('2.2.0', { shared: '^2.0.0' });
    point({ current: meant, previous: [first] });
    await expectRefused('not the one that was released');
  });

  test('one that needs a newer shared', async () => {
    point({ current: release('2.2.0', { shared: '^2.9.0' }), previous: [first] });
    await expectRefused('Needs @club/shared ^2.9.0; the shell provides 2.1.0');
  });

  test('one of another contract', async () => {
    point({ current: release('2.2.0', { contract: 2 }), previous: [first] });
    await expectRefused('Keeps contract 2; the shell keeps 1');
  });
});

test('with nothing before it, an unfit release is refused in its place, with words for an engineer', async () => {
  fs.rmSync(path.join(root, NAME), { recursive: true });
  point({ current: release('3.0.0', { shared: '^3.0.0' }) });
  expect(await entry()).toMatchObject({
    preload: {},
    refused: 'Needs @club/shared ^3.0.0; the shell provides 2.1.0',
  });
});

test('a pointer that somebody has written badly takes nothing away', async () => {
  point({ current: release('2.1.0') });
  expect(await version()).toBe('2.1.0');
  write(`releases/${NAME}/pointer.json`, '{"format":1,"name":"mfe-');
  expect(await version()).toBe('2.1.0');
  expect(await version()).toBe('2.1.0');
  expect(reported).toHaveLength(1);
  point({ current: release('2.2.0') });
  expect(await version()).toBe('2.2.0');
});

test('what lies beside a release is not served', async () => {
  point({ current: release('2.1.0') });
  for (const name of ['2.1.0/../pointer.json', '2.1.0/..%2fpointer.json', 'pointer.json', '.draft']) {
    expect((await app.inject({ url: `/remotes/${NAME}/${name}` })).statusCode).toBeGreaterThanOrEqual(400);
  }
});

describe('a static host', () => {
  let host: Server;
  let address: string;
  beforeEach(async () => {
    host = createServer((request, response) => {
      const wanted = path.join(root, 'host', String(request.url));
      if (!fs.existsSync(wanted)) return response.writeHead(404).end();
      return response.end(fs.readFileSync(wanted));
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/2.2.0/`;
  });
  afterEach(() => host.close());

  test('serves a release that the pointer names by its address, and the page may load it', async () => {
    point({ current: release('2.2.0', { folder: 'host/2.2.0', address }), previous: [release('2.1.0')] });
    expect(await entry()).toMatchObject({ version: '2.2.0', entry: `${address}mf-manifest.json` });
    const page = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${new URL(address).origin};`);
  });

  test('that has something else there is not believed', async () => {
    const pointed = release('2.2.0', { folder: 'host/2.2.0', address });
    write('host/2.2.0/remote.json', remoteJson({ version: '2.2.0', routes: [{ path: '/stolen' }] }));
    point({ current: pointed, previous: [release('2.1.0')] });
    expect(await version()).toBe('2.1.0');
  });
});

describe('a canary', () => {
  const canaryOf = (share: number) => point({ current: release('2.1.0'), canary: { ...release('2.2.0'), share } });
  const drawn = async (draw: number) => version(`canary-draw=${draw}`);

  test('is given to its share of the browsers, always the same ones, and to more when the share grows', async () => {
    const among = async () => {
      const versions = await Promise.all(Array.from({ length: 100 }, (_, index) => drawn(index * 100)));
      return versions.flatMap((each, index) => (each === '2.2.0' ? [index] : []));
    };
    canaryOf(10);
    const tenth = await among();
    expect(tenth).toHaveLength(10);
    expect(await among()).toEqual(tenth);
    canaryOf(30);
    const third = await among();
    expect(third).toHaveLength(30);
    expect(third).toEqual(expect.arrayContaining(tenth));
  });

  test('a browser that has drawn nothing draws once, and nothing at all where there is no canary', async () => {
    expect((await app.inject({ url: '/registry.json' })).cookies).toEqual([]);
    canaryOf(50);
    const { cookies } = await app.inject({ url: '/registry.json' });
    expect(cookies).toEqual([expect.objectContaining({ name: 'canary-draw', httpOnly: true, sameSite: 'Lax' })]);
    const again = await app.inject({ url: '/registry.json', cookies: { 'canary-draw': cookies[0]?.value ?? '' } });
    expect(again.cookies).toEqual([]);
  });

  test.each([
    ['canary', '2.2.0'],
    ['stable', '2.1.0'],
  ])('who chose %s is given %s', async (choice, expected) => {
    canaryOf(choice === 'canary' ? 0 : 100);
    expect(await version(`remote-choices=${NAME}%3D${choice}`)).toBe(expected);
  });

  test('that is not whole is tried by nobody', async () => {
    canaryOf(100);
    fs.rmSync(path.join(root, `releases/${NAME}/2.2.0/main.js`));
    expect(await version()).toBe('2.1.0');
  });
});

describe('an override', () => {
  const cookie = `remote-choices=${encodeURIComponent(`${NAME}=${encodeURIComponent('http://localhost:8084/')}`)}`;

  test('is given from an allowed origin, to the browser that chose it, and the page may load it', async () => {
    await app.close();
    await open(['http://localhost:8084']);
    expect(await entry(cookie)).toMatchObject({
      entry: 'http://localhost:8084/mf-manifest.json',
      preload: {},
      channel: 'override',
    });
    expect(await version()).toBe('2.0.0');
    const page = await app.inject({ url: '/', headers: { accept: 'text/html', cookie } });
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' http://localhost:8084;`);
  });

  test('counts for nothing where the settings do not allow its origin, whatever the cookie says', async () => {
    expect(await entry(cookie)).toMatchObject({ entry: `/remotes/${NAME}/mf-manifest.json`, version: '2.0.0' });
    const page = await app.inject({ url: '/', headers: { accept: 'text/html', cookie } });
    expect(page.headers['content-security-policy']).toContain(`script-src 'self';`);
  });

  test('is not set by a link', async () => {
    await app.close();
    await open(['http://localhost:8084']);
    const url = `/?remote-choices=${NAME}%3Dhttp%3A%2F%2Flocalhost%3A8084&override=http://localhost:8084`;
    expect((await app.inject({ url, headers: { accept: 'text/html' } })).body).not.toContain('override');
  });
});

describe('the calls', () => {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url: `/api/${url}`, headers: csrfHeaders('s'), ...(payload && { payload }) });
  const choose = (payload: object) => send('PUT', `admin/remotes/${NAME}/choice`, payload);
  const kept = (answer: Awaited<ReturnType<typeof send>>) => new URLSearchParams(answer.cookies[0]?.value).get(NAME);

  beforeEach(() => point({ current: release('2.1.0'), canary: { ...release('2.2.0'), share: 10 } }));

  test('reports count by version; those of a version that was never here do not', async () => {
    const report = (body: object) => send('POST', 'remotes/health', { remote: NAME, version: '2.2.0', ...body });
    expect((await report({ outcome: 'loaded' })).statusCode).toBe(204);
    await report({ outcome: 'crashed' });
    await report({ outcome: 'loaded', version: '9.9.9' });
    await report({ outcome: 'loaded', remote: 'mfe-none' });
    const health = [{ version: '2.2.0', loaded: 1, unavailable: 0, crashed: 1, errorRate: 1 }];
    expect((await send('GET', 'remotes/health')).json()).toEqual({ remotes: [{ remote: NAME, versions: health }] });
    expect((await send('GET', 'admin/remotes')).json()).toEqual({
      overrideOrigins: [],
      remotes: [
        {
          remote: NAME,
          title: 'Liga',
          version: '2.1.0',
          since: SINCE,
          canary: { version: '2.2.0', share: 10, since: SINCE },
          refused: [],
          choice: 'automatic',
          address: null,
          health,
        },
      ],
    });
  });

  test.each([{ outcome: 'sad' }, { version: '../..' }, { remote: 'MFE' }])(
    '400 for a report with %j',
    async (wrong) => {
      const body = { remote: NAME, version: '2.2.0', outcome: 'loaded', ...wrong };
      expect((await send('POST', 'remotes/health', body)).statusCode).toBe(400);
    },
  );

  test('one address reports so often and no more', async () => {
    const body = { remote: NAME, version: '2.2.0', outcome: 'loaded' };
    for (let count = 0; count < 240; count += 1) {
      expect((await send('POST', 'remotes/health', body)).statusCode).toBe(204);
    }
    expect((await send('POST', 'remotes/health', body)).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('a choice is kept by this browser, beside its others, and forgotten when asked', async () => {
    expect(kept(await choose({ choice: 'canary' }))).toBe('canary');
    const { cookie, ...headers } = csrfHeaders('s');
    const beside = await app.inject({
      method: 'PUT',
      url: `/api/admin/remotes/${NAME}/choice`,
      headers: { ...headers, cookie: `${cookie}; remote-choices=${encodeURIComponent('mfe-account=stable')}` },
      payload: { choice: 'stable' },
    });
    expect(beside.cookies[0]?.value).toBe(`mfe-account=stable&${NAME}=stable`);
    const [forgotten] = (await send('DELETE', 'remotes/choices')).cookies;
    expect(forgotten).toMatchObject({ name: 'remote-choices', value: '' });
  });

  test('refusals: no such remote, no canary, an address that the settings do not allow', async () => {
    const unknown = await send('PUT', 'admin/remotes/mfe-none/choice', { choice: 'stable' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'UNKNOWN_REMOTE']);
    const foreign = await choose({ choice: 'override', address: 'https://evil.example/' });
    expect(foreign.json()).toMatchObject({ status: 400, code: 'ORIGIN_NOT_ALLOWED' });
    expect(foreign.json().errors ?? foreign.json().fields).toHaveProperty('address');
    expect(foreign.cookies.filter(({ name }) => name === 'remote-choices')).toEqual([]);
    point({ current: null });
    expect((await choose({ choice: 'canary' })).json()).toMatchObject({ status: 409, code: 'NO_CANARY' });
  });

  test('an override from an allowed origin is kept with its address', async () => {
    await app.close();
    await open(['http://localhost:8084']);
    expect(kept(await choose({ choice: 'override', address: 'http://localhost:8084' }))).toBe('http://localhost:8084/');
  });
});
