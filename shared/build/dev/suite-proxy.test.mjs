import { once } from 'node:events';
import { createServer, request as open } from 'node:http';
import { suiteProxy } from './suite-proxy.mjs';

const PAGE = '<script type="application/json" id="registry">[{"name":"mfe-account"}]</script>';
const FORM = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 99 } };
/** Sends less than it has announced. */
const breakOff = (response, type) => {
  response.writeHead(200, { 'content-type': type, 'content-length': 99 });
  response.write('[1,', () => response.socket.resetAndDestroy());
};
const answers = {
  '/': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  '/api/events': (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n'),
  '/api/slow': () => undefined,
  '/api/half': (response) => breakOff(response, 'application/json'),
  '/half.js': (response) => breakOff(response, 'text/javascript'),
  '/other': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p id="registry">'),
};

let handled;
let proxy;
const suite = createServer(({ url }, response) => answers[url](response));
const development = createServer((request, response) => {
  handled = proxy(request, response);
});
const addressOf = (server) => `http://127.0.0.1:${server.address().port}`;
/** What the suite receives next: its side of the exchange. */
const atSuite = async () => (await once(suite, 'request'))[1];
const get = (path) => fetch(addressOf(development) + path, { signal: AbortSignal.timeout(30_000) });

beforeAll(async () => {
  await Promise.all([suite, development].map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  proxy = suiteProxy(addressOf(suite), { name: 'mfe-league' });
});
afterAll(() => {
  for (const server of [suite, development]) {
    server.closeAllConnections();
    server.close();
  }
});
// A rejection that nobody handles ends the development server.
afterEach(() => handled);

test('the page of the suite lists the remote in development', async () => {
  const page = await get('/');
  expect(await page.text()).toContain('[{"name":"mfe-account"},{"name":"mfe-league"}]');
});

test.each(['/api/events', '/api/slow'])(
  'when a page closes, the suite need not serve its %s any longer',
  async (path) => {
    const served = atSuite();
    const page = open(addressOf(development) + path).on('error', () => undefined);
    page.end();
    const closed = once(await served, 'close');
    if (path === '/api/events') await once(page, 'response');
    page.destroy();
    await closed;
  },
);

test('what the suite breaks off is refused, and a page that is none of a suite too', async () => {
  const half = await get('/api/half');
  expect([half.status, await half.text()]).toEqual([502, `${addressOf(suite)}: aborted`]);
  const other = await get('/other');
  expect([other.status, await other.text()]).toEqual([502, expect.stringContaining('contains no registry')]);
});

test('a file that the suite breaks off does not look complete', async () => {
  await expect(get('/half.js').then((file) => file.text())).rejects.toThrow();
});

test('a suite that does not answer is named', async () => {
  const [running, nowhere] = [proxy, 'http://127.0.0.1:1'];
  proxy = suiteProxy(nowhere, { name: 'mfe-league' });
  const answer = await get('/api/slots');
  expect([answer.status, await answer.text()]).toEqual([502, `${nowhere}: connect ECONNREFUSED 127.0.0.1:1`]);
  proxy = running;
});

test('a form that the browser breaks off goes nowhere, and the next page is served', async () => {
  const form = open(addressOf(development), FORM).on('error', () => undefined);
  const started = once(development, 'request');
  form.write('half=');
  const [, response] = await started;
  const closed = once(response, 'close');
  form.destroy();
  await closed;
  expect((await get('/')).status).toBe(200);
});
