import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { browserChoices, openRegistry, readRemoteAddresses } from '../remotes';
import { federationManifest } from '../remotes/testing';
import { site } from './site';

const LEAGUE = {
  name: 'mfe-league',
  title: 'Liga',
  contract: 1,
  menu: [{ label: '</script><b>Liga</b>', path: '/league' }],
  routes: [
    { path: '/league', access: 'public' },
    { path: '/league/h2h/:id', access: ['USER'] },
    { path: '/player/:id/:name?', access: 'public' },
  ],
};
const PRELOAD = {
  '': ['remoteEntry.0a1b2c3d.js'],
  '/league': ['list.11111111.chunk.js'],
  '/league/h2h/:id': ['h2h.js'],
};

let root: string;
let app: FastifyInstance;
const reported: string[] = [];

function write(files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), content);
  }
}

type Heads = NonNullable<Parameters<typeof site>[0]['heads']>;

async function open(remotes?: string, heads?: Heads): Promise<FastifyInstance> {
  const addresses = readRemoteAddresses(remotes);
  return buildApp({
    identity: async () => undefined,
    calls: [],
    site: site({
      root,
      registry: openRegistry({ root, releases: path.join(root, 'releases'), addresses }, (error) =>
        reported.push(error.message),
      ),
      choices: browserChoices({ overrideOrigins: [], secure: false }),
      ...(heads ? { heads } : {}),
    }),
    csrf: { secret: 's', secure: false },
    headers: { publicUrl: 'http://localhost' },
    callsPerMinute: 0,
  });
}

beforeEach(async () => {
  reported.length = 0;
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  write({
    'shell/dist/index.html':
      '<!doctype html><html><head><title>Klub</title></head><body><div id="root"></div></body></html>',
    'shell/dist/preload.json': '{"":["main.aaaaaaaa.js"],"*":["landing.js"]}',
    'shell/dist/main.aaaaaaaa.js': 'let plain',
    'shell/dist/main.aaaaaaaa.js.br': brotliCompressSync('let plain'),
    'shell/dist/assets/silent-check-sso.html': '<script>parent.postMessage(location.href, location.origin)</script>',
    'secret.txt': 'not for the web',
    'mfe-league/dist/remote.json': JSON.stringify(LEAGUE),
    'mfe-league/dist/preload.json': JSON.stringify(PRELOAD),
    'mfe-league/dist/mf-manifest.json': federationManifest('mfe_league', 'remoteEntry.0a1b2c3d.js'),
    'mfe-league/dist/remoteEntry.0a1b2c3d.js': 'entry',
  });
  app = await open();
});
afterEach(async () => {
  await app.close();
  fs.rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const page = (url: string) => get(url, { accept: 'text/html,*/*' });

const hintedIn = (body: string) =>
  [...body.matchAll(/<link rel="preload" as="(\w+)"[^>]*href="([^"]+)"/g)].map(([, as, url]) => [as, url]);

test('404 for a missing file, never the page instead', async () => {
  for (const url of [
    '/main.bbbbbbbb.js',
    '/assets/none.svg',
    '/remotes/mfe-league/none.js',
    '/remotes/mfe-none/a.js',
  ]) {
    const answer = await page(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.headers['content-type']).toContain('problem+json');
  }
  expect((await get('/data', { accept: 'application/json' })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/league' })).statusCode).toBe(404);
});

test('a reader that does not name what it accepts gets the page, as one that accepts everything', async () => {
  expect((await get('/league')).statusCode).toBe(200);
  expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
  expect((await get('/main.bbbbbbbb.js')).statusCode).toBe(404);
});

test('a page whose address ends like a file, with somebody’s name, can be opened and reloaded', async () => {
  for (const url of ['/player/7/Horvat%20ml.', '/player/7/St.John', '/player/7/A.js?x=1']) {
    const answer = await page(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    // A script tag with such an address, for example, does not get it.
    expect((await get(url, { accept: '*/*' })).statusCode).toBe(404);
  }
  expect((await page('/player/7/more/A.js')).statusCode).toBe(404);
});

test('while the database that knows a page’s title is out of service, the page comes without it', async () => {
  await app.close();
  const failWith = (code: string) => async () => {
    throw Object.assign(new Error('connect'), { code });
  };
  app = await open(undefined, { publicUrl: 'https://klub.hr', headOf: failWith('ECONNREFUSED') });
  const answer = await page('/player/7');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<title>Klub</title>');
  // The page of a moment must not leave the search engines.
  expect(answer.body).not.toContain('noindex');
  await app.close();
  app = await open(undefined, { publicUrl: 'https://klub.hr', headOf: failWith('EOTHER') });
  expect((await page('/player/7')).statusCode).toBe(500);
});

test('nothing outside the output folders is served', async () => {
  for (const url of ['/../../secret.txt', '/..%2f..%2fsecret.txt', '/remotes/mfe-league/..%2f..%2fsecret.txt']) {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('not for the web');
  }
});

test('every other path returns the page, with the registry and with hints for what the path needs', async () => {
  for (const url of ['/', '/index.html', '/login', '/league', '/summer-league/2025']) {
    const answer = await page(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<link rel="preload" as="script" href="/main.aaaaaaaa.js">');
  }
  const { body } = await page('/league/h2h/7?x=1');
  expect(hintedIn(body)).toEqual([
    ['script', '/main.aaaaaaaa.js'],
    ['script', '/remotes/mfe-league/remoteEntry.0a1b2c3d.js'],
    ['script', '/remotes/mfe-league/h2h.js'],
  ]);
  expect(hintedIn((await page('/login')).body)).toEqual([
    ['script', '/main.aaaaaaaa.js'],
    ['script', '/landing.js'],
  ]);
  const data = /<script type="application\/json" id="registry">(.*?)<\/script>/.exec(body)?.[1];
  const listed: (typeof LEAGUE & { preload: unknown })[] = (await get('/registry.json')).json();
  expect(JSON.parse(data ?? '')).toEqual(listed.map(({ preload: _, ...entry }) => entry));
});

test('the registry lists what is currently on disk', async () => {
  const answer = await get('/registry.json');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual([
    {
      ...LEAGUE,
      entry: '/remotes/mfe-league/mf-manifest.json',
      container: { script: '/remotes/mfe-league/remoteEntry.0a1b2c3d.js', global: 'mfe_league' },
      preload: {
        '': ['/remotes/mfe-league/remoteEntry.0a1b2c3d.js'],
        '/league': ['/remotes/mfe-league/list.11111111.chunk.js'],
        '/league/h2h/:id': ['/remotes/mfe-league/h2h.js'],
      },
    },
  ]);
  write({
    'mfe-league/dist/remote.json': JSON.stringify({ ...LEAGUE, title: 'Nova liga' }),
    'mfe-account/dist/remote.json': JSON.stringify({ ...LEAGUE, name: 'mfe-account' }),
    'mfe-broken/dist/remote.json': '{"name":',
    'shell/dist/index.html': '<html><head></head>new shell</html>',
  });
  const titles = (await get('/registry.json')).json().map((entry: typeof LEAGUE) => [entry.name, entry.title]);
  expect(titles).toEqual([
    ['mfe-account', 'Liga'],
    ['mfe-league', 'Nova liga'],
  ]);
  expect(reported).toEqual([expect.stringContaining('mfe-broken')]);
  expect((await page('/')).body).toContain('new shell');
});

test('files with a hash in their name are cached for a year, others are revalidated', async () => {
  const hashed = await get('/main.aaaaaaaa.js', { 'accept-encoding': 'br' });
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers['content-encoding']).toBe('br');
  expect(hashed.headers['content-type']).toContain('javascript');
  expect(hashed.headers.vary).toContain('accept-encoding');
  expect(hashed.headers['set-cookie']).toBeUndefined();
  expect((await get('/main.aaaaaaaa.js')).body).toBe('let plain');
  const manifest = await get('/remotes/mfe-league/mf-manifest.json');
  expect(manifest.headers['cache-control']).toBe('no-cache');
  // Another host's shell may load it.
  expect(manifest.headers['access-control-allow-origin']).toBe('*');
  expect(manifest.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(hashed.headers['access-control-allow-origin']).toBeUndefined();
  const etag = String(manifest.headers.etag);
  expect((await get('/remotes/mfe-league/mf-manifest.json', { 'if-none-match': etag })).statusCode).toBe(304);
});

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

test('an inline script of the build may run, and no other', async () => {
  const script = 'let early = 1';
  write({ 'shell/dist/index.html': `<html><head></head><body><script>${script}</script></body></html>` });
  const { headers } = await page('/login');
  expect(headers['content-security-policy']).toContain(`script-src 'self' '${hashOf(script)}';`);
});

test('a page contains the first calls of its screen', async () => {
  const routes = [{ path: '/grid', access: ['USER'], calls: ['get-all-termins'] }];
  write({ 'mfe-league/dist/remote.json': JSON.stringify({ ...LEAGUE, routes }) });
  expect((await page('/grid')).body).toContain('id="firstCalls">["get-all-termins"]<');
  expect((await page('/login')).body).toContain('id="firstCalls">[]<');
});

test('a public page sends its calls at once, with the parameters of its address', async () => {
  const routes = [{ path: '/season/:year', access: 'public', calls: ['all-pyramids?godina=:year', 'league-seasons'] }];
  write({ 'mfe-league/dist/remote.json': JSON.stringify({ ...LEAGUE, routes }) });
  const { body } = await page('/season/2024');
  expect(body).toContain('id="publicCalls">["all-pyramids?godina=2024","league-seasons"]<');
  expect(body).toContain('id="firstCalls">[]<');
  expect((await page('/season/abcd')).body).toContain('id="publicCalls">["league-seasons"]<');
});

test('no page may be framed, but the sign-in library’s return address by our own', async () => {
  const { headers } = await page('/login');
  expect(headers['content-security-policy']).toContain(`script-src 'self';`);
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['strict-transport-security']).toBeUndefined();
  const silent = await page('/assets/silent-check-sso.html');
  expect(silent.statusCode).toBe(200);
  expect(silent.headers['content-security-policy']).toBe(
    `default-src 'none'; script-src '${hashOf('parent.postMessage(location.href, location.origin)')}'; frame-ancestors 'self'`,
  );
  expect(silent.headers['x-frame-options']).toBe('SAMEORIGIN');
  // Each visit needs it before its first screen.
  expect(silent.headers['cache-control']).toMatch(/max-age=\d+/);
});

test('503 with a message before the shell is built', async () => {
  fs.rmSync(path.join(root, 'shell/dist/index.html'));
  expect((await page('/')).json()).toMatchObject({ status: 503, code: 'NOT_BUILT' });
});

describe('a remote at another address', () => {
  let host: FastifyInstance;
  let base: string;
  beforeEach(async () => {
    host = Fastify();
    host.get('/league/remote.json', async () => ({ ...LEAGUE, title: 'Liga drugdje' }));
    host.get('/league/preload.json', async () => ({ '/league': ['list.js'] }));
    base = `${await host.listen({ port: 0, host: '127.0.0.1' })}/league/`;
  });
  afterEach(() => host.close());

  test('is listed with its own remote.json, and the page may load its scripts', async () => {
    const other = await open(`mfe-league=${base}`);
    const [entry] = (await other.inject({ url: '/registry.json' })).json();
    expect(entry).toMatchObject({ title: 'Liga drugdje', entry: `${base}mf-manifest.json` });
    const shown = await other.inject({ url: '/league', headers: { accept: 'text/html' } });
    // Its host does not state its first script: the page reads its manifest.
    expect(hintedIn(shown.body).slice(1)).toEqual([
      ['script', `${base}list.js`],
      ['fetch', `${base}mf-manifest.json`],
    ]);
    expect(shown.headers['content-security-policy']).toContain(`script-src 'self' ${new URL(base).origin};`);
    await other.close();
  });

  test('keeps its menu entries when its host does not answer', async () => {
    await host.close();
    const other = await open(`mfe-league=${base}`);
    const [entry] = (await other.inject({ url: '/registry.json' })).json();
    expect(entry).toMatchObject({ title: 'Liga', entry: `${base}mf-manifest.json`, preload: {} });
    // The entry of the local build, whose files are not those of the host.
    expect(entry).not.toHaveProperty('container');
    expect(reported).toEqual([expect.stringContaining('does not answer')]);
    await other.close();
  });
});

test.each(['mfe-league', 'mfe-league=', 'mfe-league=league', '=http://x'])('REMOTES may not be %s', (text) => {
  expect(() => readRemoteAddresses(text)).toThrow('REMOTES is not name=url,name=url');
});
