import { once } from 'node:events';
import net from 'node:net';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { embeddedForTests } from './platform/database/testing';
import { openTestClub } from './testing/test-club';

const open = embeddedForTests();

/** A call that is answered when the test says so. */
function slowCall() {
  const call = new EventTarget();
  const begun = once(call, 'begun');
  const calls: FastifyPluginAsyncZod = async (api) => {
    const options = { config: { access: 'public' }, schema: { response: { 200: z.object({}) } } } as const;
    api.get('/slow', options, async () => {
      const released = once(call, 'release');
      call.dispatchEvent(new Event('begun'));
      await released;
      return {};
    });
  };
  return { calls, begun, release: () => call.dispatchEvent(new Event('release')) };
}

const request = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`;

test.each([
  ['GET', '/api/slow'],
  ['POST', '/api/slow'],
  ['GET', '/api/unknown'],
  ['GET', '/realms/club/first-administrator'],
])(
  'while the server stops, %s %s on an open connection gets a problem in Croatian, and the connection ends',
  async (method, path) => {
    const { calls, begun, release } = slowCall();
    const { app } = await openTestClub(await open(), () => [calls]);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1');
    const ended = once(socket, 'close');
    let received = '';
    socket.setEncoding('utf8').on('data', (piece) => {
      received += piece;
    });
    socket.write(request('GET', '/api/slow'));
    await begun;
    const closed = app.close();
    const arrived = once(app.server, 'request');
    socket.write(request(method, path));
    await arrived;
    release();
    await Promise.all([closed, ended]);
    const [, first = '', second = ''] = received.split('HTTP/1.1 ');
    expect(first).toMatch(/^200 OK[\s\S]*\{\}$/);
    const [head = '', body = ''] = second.split('\r\n\r\n');
    expect(head).toMatch(/^503 Service Unavailable\r\n/);
    const headers = Object.fromEntries(
      head
        .toLowerCase()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(': ')),
    );
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      connection: 'close',
    });
    expect(JSON.parse(body)).toEqual({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
      code: 'UNAVAILABLE',
      message: 'Poslužitelj se upravo zaustavlja. Pokušajte ponovno za koji trenutak.',
    });
  },
);
