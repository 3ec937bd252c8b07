import net from 'node:net';
import Fastify from 'fastify';
import { handleClientError } from './unreadable-requests';

const patient = Fastify({ clientErrorHandler: handleClientError });
const impatient = Fastify({
  clientErrorHandler: handleClientError,
  requestTimeout: 100,
  http: { connectionsCheckingInterval: 20, headersTimeout: 100 },
});
const apps = [patient, impatient] as const;
beforeAll(async () => {
  for (const app of apps) {
    app.post('/entry', async () => ({}));
    await app.listen({ port: 0, host: '127.0.0.1' });
  }
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** All that the server answers to these bytes, until it closes the connection. */
const send = (text: string, { server }: (typeof apps)[number]): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect((server.address() as net.AddressInfo).port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (piece) => {
      answer += piece;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

const POST = 'POST /entry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test.each([
  ['is no HTTP', 'hello\r\n\r\n', 400, 'MALFORMED', 'Zahtjev nije ispravno oblikovan.', patient],
  [
    'has a method that does not exist',
    'FOO /entry HTTP/1.1\r\nHost: x\r\n\r\n',
    400,
    'MALFORMED',
    expect.anything(),
    patient,
  ],
  ['has no size', `${POST}Content-Length: -5\r\n\r\n{}`, 400, 'MALFORMED', expect.anything(), patient],
  [
    'has too many cookies',
    `GET /entry HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'HEADERS_TOO_LARGE',
    'Preglednik šalje previše podataka u zaglavlju. Izbrišite kolačiće ove stranice i pokušajte ponovno.',
    patient,
  ],
  [
    'does not arrive completely',
    `${POST}Content-Length: 500\r\n\r\n{`,
    408,
    'REQUEST_TIMEOUT',
    'Zahtjev nije stigao do kraja. Pokušajte ponovno.',
    impatient,
  ],
])('a request that %s is refused as any other', async (_what, text, status, code, message, app) => {
  const [head = '', body = ''] = (await send(text, app)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain('content-type: application/problem+json; charset=utf-8\r\n');
  expect(head.toLowerCase()).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status, code, message });
});
