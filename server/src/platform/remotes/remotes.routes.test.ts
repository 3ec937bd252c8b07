import fs from 'node:fs';
import { csrfHeaders } from '../http/testing';
import { NAME, remoteJson, SINCE, suiteForTests } from './testing-releases';

const suite = suiteForTests();
const { point, release } = suite;

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  suite.app.inject({ method, url: `/api/${url}`, headers: csrfHeaders('s'), ...(payload && { payload }) });
const choose = (payload: object) => send('PUT', `admin/remotes/${NAME}/choice`, payload);
const stored = (answer: Awaited<ReturnType<typeof send>>) => new URLSearchParams(answer.cookies[0]?.value).get(NAME);

beforeEach(() => point({ current: release('2.1.0'), canary: { ...release('2.2.0'), share: 10 } }));

test('reports are counted by version; those of a version that the server does not know are ignored', async () => {
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
        source: 'release',
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

test('a page that is still open reports a release that is no longer in use, and a build only while it is', async () => {
  const report = (version: string) => send('POST', 'remotes/health', { remote: NAME, version, outcome: 'loaded' });
  release('2.0.9');
  await report('2.0.9');
  await report('2.0.0');
  expect((await send('GET', 'remotes/health')).json().remotes[0].versions).toMatchObject([{ version: '2.0.9' }]);
  point({ current: null });
  await report('2.0.0');
  const [{ versions }] = (await send('GET', 'remotes/health')).json().remotes;
  expect(versions.map(({ version }: { version: string }) => version)).toEqual(['2.0.0', '2.0.9']);
});

test.each([{ outcome: 'sad' }, { version: '../..' }, { remote: 'MFE' }])('400 for a report with %j', async (wrong) => {
  const body = { remote: NAME, version: '2.2.0', outcome: 'loaded', ...wrong };
  expect((await send('POST', 'remotes/health', body)).statusCode).toBe(400);
});

test('the number of reports from one address is limited', async () => {
  const body = { remote: NAME, version: '2.2.0', outcome: 'loaded' };
  for (let count = 0; count < 240; count += 1) {
    expect((await send('POST', 'remotes/health', body)).statusCode).toBe(204);
  }
  expect((await send('POST', 'remotes/health', body)).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('a choice is stored in this browser, beside its others, and deleted on request', async () => {
  expect(stored(await choose({ choice: 'canary' }))).toBe('canary');
  const { cookie, ...headers } = csrfHeaders('s');
  const storedAfter = async (choice: string, before: string) => {
    const answer = await suite.app.inject({
      method: 'PUT',
      url: `/api/admin/remotes/${NAME}/choice`,
      headers: { ...headers, cookie: `${cookie}; remote-choices=${encodeURIComponent(before)}` },
      payload: { choice },
    });
    return answer.cookies[0]?.value;
  };
  expect(await storedAfter('stable', 'mfe-account=stable')).toBe(`mfe-account=stable&${NAME}=stable`);
  expect(await storedAfter('automatic', `mfe-account=stable&${NAME}=canary`)).toBe('mfe-account=stable');
  expect(await storedAfter('automatic', `${NAME}=canary`)).toBe('');
  const [forgotten] = (await send('DELETE', 'remotes/choices')).cookies;
  expect(forgotten).toMatchObject({ name: 'remote-choices', value: '' });
});

test('refusals: unknown remote, no canary, an address that the settings do not allow', async () => {
  const unknown = await send('PUT', 'admin/remotes/mfe-none/choice', { choice: 'stable' });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'REMOTE_UNKNOWN']);
  const foreign = await choose({ choice: 'override', address: 'https://evil.example/' });
  expect(foreign.json()).toMatchObject({ status: 400, code: 'ORIGIN_NOT_ALLOWED' });
  expect(foreign.json().errors ?? foreign.json().fields).toHaveProperty('address');
  expect(foreign.cookies.filter(({ name }) => name === 'remote-choices')).toEqual([]);
  expect(foreign.json().message).toContain('OVERRIDE_ORIGINS');
  point({ current: null });
  expect((await choose({ choice: 'canary' })).json()).toMatchObject({ status: 409, code: 'NO_CANARY' });
  expect((await choose({ choice: 'stable' })).statusCode).toBe(200);
});

test('an override from an allowed origin is stored with its address', async () => {
  await suite.restart(['http://localhost:8084']);
  const chosen = async (address: string) => stored(await choose({ choice: 'override', address }));
  expect(await chosen('http://localhost:8084')).toBe('http://localhost:8084/');
  expect(await chosen('http://localhost:8084/')).toBe('http://localhost:8084/');
  const foreign = await choose({ choice: 'override', address: 'https://evil.example/' });
  expect(foreign.json().message).toBe('Adresa mora početi s http://localhost:8084.');
  const cookie = `remote-choices=${encodeURIComponent(`${NAME}=http://localhost:8084/`)}`;
  const { remotes } = (await suite.app.inject({ url: '/api/admin/remotes', headers: { cookie } })).json();
  expect(remotes).toMatchObject([{ choice: 'override', address: 'http://localhost:8084/' }]);
});

test('a build of the checkout that does not fit the shell is listed as refused', async () => {
  point({ current: null });
  suite.write(`${NAME}/dist/remote.json`, remoteJson({ version: '2.0.0', shared: '^9.0.0' }));
  const reason = 'Needs @club/shared ^9.0.0; the shell provides 2.1.0';
  const { remotes } = (await send('GET', 'admin/remotes')).json();
  expect(remotes).toMatchObject([{ source: 'none', refused: [{ version: '2.0.0', reason }] }]);
});

test('the overview states where a remote without a release in use is served from', async () => {
  const served = async () => {
    const [{ source, version, since }] = (await send('GET', 'admin/remotes')).json().remotes;
    return [source, version, since];
  };
  point({ current: release('3.0.0', { shared: '^3.0.0' }) });
  expect(await served()).toEqual(['server', '2.0.0', null]);
  await suite.restart([], new Map([[NAME, 'http://127.0.0.1:2/']]));
  expect(await served()).toEqual(['address', '2.0.0', null]);
  await suite.restart();
  fs.rmSync(suite.folder(NAME), { recursive: true });
  expect(await served()).toEqual(['none', '3.0.0', null]);
});
