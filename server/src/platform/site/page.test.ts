import { hash } from 'node:crypto';
import { hintedIn, LEAGUE, siteOfEachTest } from './testing';

const { write, remove, get, page, restart } = siteOfEachTest();

const hashOf = (script: string) => `sha256-${hash('sha256', script, 'base64')}`;

test('while the database that knows a page’s title is out of service, the page comes without it', async () => {
  const failWith = (code: string) => async () => {
    throw Object.assign(new Error('connect'), { code });
  };
  await restart({ heads: { publicUrl: 'https://klub.hr', headOf: failWith('ECONNREFUSED') } });
  const answer = await page('/player/7');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<title>Klub</title>');
  // A short outage must not remove the page from the search engines.
  expect(answer.body).not.toContain('noindex');
  await restart({ heads: { publicUrl: 'https://klub.hr', headOf: failWith('EOTHER') } });
  expect((await page('/player/7')).statusCode).toBe(500);
});

test('every other path returns the page, with the registry and with hints for what the path needs', async () => {
  for (const url of ['/', '/index.html', '/login', '/league', '/summer-league/2025']) {
    const answer = await page(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  const { body } = await page('/league/h2h/7?x=1');
  expect(hintedIn(body)).toEqual([
    ['script', '/remotes/mfe-league/remoteEntry.0a1b2c3d.js'],
    ['script', '/remotes/mfe-league/h2h.js'],
  ]);
  expect(hintedIn((await page('/login')).body)).toEqual([['script', '/landing.js']]);
  const data = /<script type="application\/json" id="registry">(.*?)<\/script>/.exec(body)?.[1];
  const listed: (typeof LEAGUE & { preload: unknown })[] = (await get('/registry.json')).json();
  expect(JSON.parse(data ?? '')).toEqual(listed.map(({ preload: _, ...entry }) => entry));
});

describe('the modules of shared that a path needs', () => {
  const SHELL = {
    '@club/shared/ui-form': ['parts.js', 'form.js'],
    '@club/shared/ui-over': ['parts.js', 'over.js'],
    '@club/shared/charts': ['charts.js'],
  };
  const REMOTE = {
    '': ['remoteEntry.js'],
    '/league': ['list.js'],
    'shared:': ['react', '@club/shared/ui-form'],
    'shared:/league': ['@club/shared/ui-over'],
    'shared:/player/:id/:name?': ['@club/shared/charts'],
  };
  const OWN = [
    ['script', '/remotes/mfe-league/remoteEntry.js'],
    ['script', '/remotes/mfe-league/list.js'],
  ];
  const build = (shell: object, remote: object) =>
    write({
      'shell/dist/preload.json': JSON.stringify(shell),
      'mfe-league/dist/preload.json': JSON.stringify(remote),
    });

  test('are hinted with the scripts that the shell has for them, each once', async () => {
    build(SHELL, REMOTE);
    const { body } = await page('/league');
    expect(hintedIn(body)).toEqual([...OWN, ['script', '/parts.js'], ['script', '/form.js'], ['script', '/over.js']]);
    expect(body).toContain('<link rel="preload" as="script" href="/over.js" fetchpriority="low">');
  });

  test('are not hinted by a shell or for a remote of a release that does not list them', async () => {
    build({}, REMOTE);
    expect(hintedIn((await page('/league')).body)).toEqual(OWN);
    build(SHELL, { '': REMOTE[''], '/league': REMOTE['/league'] });
    expect(hintedIn((await page('/league')).body)).toEqual(OWN);
  });
});

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
  remove('shell/dist/index.html');
  expect((await page('/')).json()).toMatchObject({ status: 503, code: 'NOT_BUILT' });
});
