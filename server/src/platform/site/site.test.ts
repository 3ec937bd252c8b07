import Fastify, { type FastifyInstance } from 'fastify';
import { readRemoteAddresses } from '../remotes';
import { hintedIn, LEAGUE, siteOfEachTest } from './testing';

const { write, remove, reported, get, page, post, head, restart } = siteOfEachTest();

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
  expect((await post('/league')).statusCode).toBe(404);
});

test('a client without the header accept gets the page, as one that accepts everything', async () => {
  expect((await get('/league')).statusCode).toBe(200);
  expect((await head('/')).statusCode).toBe(200);
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

test('nothing outside the output folders is served', async () => {
  for (const url of ['/../../secret.txt', '/..%2f..%2fsecret.txt', '/remotes/mfe-league/..%2f..%2fsecret.txt']) {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('not for the web');
  }
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

test('a page that was opened before an upgrade gets the scripts of its build, of the shell and of a remote', async () => {
  remove('shell/dist/main.aaaaaaaa.js');
  remove('shell/dist/main.aaaaaaaa.js.br');
  remove('mfe-league/dist');
  write({ 'shell/dist/main.bbbbbbbb.js': 'let next' });
  await restart();
  const script = await get('/main.aaaaaaaa.js', { 'accept-encoding': 'br' });
  expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'br']);
  expect(script.headers['cache-control']).toContain('immutable');
  expect((await get('/main.bbbbbbbb.js')).body).toBe('let next');
  const entry = await get('/remotes/mfe-league/remoteEntry.0a1b2c3d.js');
  expect([entry.body, entry.headers['access-control-allow-origin']]).toEqual(['entry', '*']);
  expect((await get('/remotes/mfe-league/mf-manifest.json')).statusCode).toBe(404);
});

describe('a page that is opened at another name of this machine', () => {
  const PAGES = { accept: 'text/html,*/*' };
  const openAt = (publicUrl: string) => restart({ heads: { publicUrl, headOf: async () => undefined } });
  const locationOf = async (host: string, url: string, headers: Record<string, string> = PAGES) => {
    const answer = await get(url, { ...headers, host });
    return [answer.statusCode, answer.headers.location];
  };

  test('is opened at the public address instead, where one can sign in', async () => {
    await openAt('http://localhost:8080');
    const address = '/league/h2h/7?godina=2024';
    expect(await locationOf('127.0.0.1:8080', address)).toEqual([307, `http://localhost:8080${address}`]);
    expect(await locationOf('[::1]:8080', '/', {})).toEqual([307, 'http://localhost:8080/']);
    expect((await head('/', { host: '127.0.0.1:8080' })).statusCode).toBe(307);
    expect(await locationOf('localhost:8080', '/')).toEqual([200, undefined]);
    // Not an address of another origin: browsers read `//` at its start as one.
    expect(await locationOf('127.0.0.1:8080', '//other/')).toEqual([307, 'http://localhost:8080//other/']);
    await openAt('http://127.0.0.1:8080');
    expect(await locationOf('localhost:8080', '/')).toEqual([307, 'http://127.0.0.1:8080/']);
  });

  test('stays where it is at another port, at another machine, and where the public address is not this machine', async () => {
    await openAt('http://localhost:8080');
    for (const host of ['127.0.0.1:8090', '127.0.0.1', '192.168.1.7:8080', '127.0.0.1.example:8080', 'a b:8080']) {
      expect([host, ...(await locationOf(host, '/'))]).toEqual([host, 200, undefined]);
    }
    await openAt('https://tenis.klub.hr');
    expect(await locationOf('127.0.0.1', '/')).toEqual([200, undefined]);
  });

  test('keeps its scripts and data there, for whoever asks for them', async () => {
    await openAt('http://localhost:8080');
    for (const url of ['/main.aaaaaaaa.js', '/registry.json', '/remotes/mfe-league/mf-manifest.json']) {
      expect([url, ...(await locationOf('127.0.0.1:8080', url))]).toEqual([url, 200, undefined]);
    }
    expect(await locationOf('127.0.0.1:8080', '/api/none')).toEqual([404, undefined]);
  });
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
    await restart({ remotes: `mfe-league=${base}` });
    const [entry] = (await get('/registry.json')).json();
    expect(entry).toMatchObject({ title: 'Liga drugdje', entry: `${base}mf-manifest.json` });
    const shown = await page('/league');
    // Its host does not state its first script: the page reads its manifest.
    expect(hintedIn(shown.body)).toEqual([
      ['script', `${base}list.js`],
      ['fetch', `${base}mf-manifest.json`],
    ]);
    expect(shown.headers['content-security-policy']).toContain(`script-src 'self' ${new URL(base).origin};`);
  });

  test('keeps its menu entries when its host does not answer', async () => {
    await host.close();
    await restart({ remotes: `mfe-league=${base}` });
    const [entry] = (await get('/registry.json')).json();
    expect(entry).toMatchObject({ title: 'Liga', entry: `${base}mf-manifest.json`, preload: {} });
    // The entry of the local build, whose files are not those of the host.
    expect(entry).not.toHaveProperty('container');
    expect(reported).toEqual([expect.stringContaining('does not answer')]);
  });
});

test.each(['mfe-league', 'mfe-league=', 'mfe-league=league', '=http://x'])('REMOTES may not be %s', (text) => {
  expect(() => readRemoteAddresses(text)).toThrow('REMOTES is not a list like mfe-league=https://');
});
