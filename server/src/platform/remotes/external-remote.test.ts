import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { jest } from '@jest/globals';
import { externalRemote } from './external-remote';

let server: Server;
let reported: Error[];
afterEach(() => {
  server.closeAllConnections();
  server.close();
  jest.restoreAllMocks();
});

/** The remote at a host with this request listener. */
async function remoteAt(answer: RequestListener) {
  reported = [];
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return externalRemote(`http://127.0.0.1:${port}/`, (_base, fault) => fault && reported.push(fault));
}

test('an endless manifest is not read to the end', async () => {
  let sent = 0;
  const pieces = function* () {
    for (const piece = Buffer.alloc(64 * 1024, ' '); ; sent += piece.length) yield piece;
  };
  const remote = await remoteAt((_request, response) => pipeline(pieces, response, () => undefined));
  expect(await remote()).toBeUndefined();
  expect(String(reported[0]?.cause)).toContain('longer than');
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test('an error page is not a manifest, and a host is asked again after five seconds, not before', async () => {
  let [requests, status] = [0, 503];
  const remote = await remoteAt((request, response) => {
    if (request.url === '/remote.json') requests += 1;
    response.writeHead(status).end(JSON.stringify({ name: 'mfe-league', routes: [] }));
  });
  expect(await remote()).toBeUndefined();
  expect(String(reported[0]?.cause)).toContain('answers 503');
  status = 200;
  expect([await remote(), requests]).toEqual([undefined, 1]);
  const later = performance.now() + 5_001;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  // Not a number of turns: a busy machine takes any number of them before the answer arrives.
  while (!(await remote())) await new Promise((resolve) => setTimeout(resolve, 5));
  // Only the manifest is needed: without the preload hints the page is slower, not broken.
  expect(await remote()).toMatchObject({ name: 'mfe-league', preload: {} });
  expect(requests).toBe(2);
});

test('only the first request waits for a host that never answers', async () => {
  const gaveUp = AbortSignal.abort(new Error('no answer'));
  const never = new AbortController().signal;
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(gaveUp).mockReturnValue(never);
  let requests = 0;
  const remote = await remoteAt(() => {
    requests += 1;
  });
  expect(await remote()).toBeUndefined();
  const later = performance.now() + 60_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  // Requested again, and answered at once without it.
  expect(await remote()).toBeUndefined();
  while (requests === 0) await once(server, 'request');
});
