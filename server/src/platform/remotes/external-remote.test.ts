import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  return externalRemote(`http://127.0.0.1:${port}/`, (error) => reported.push(error));
}

test('an endless manifest is not read to the end', async () => {
  let sent = 0;
  const remote = await remoteAt((_request, response) => {
    const piece = Buffer.alloc(64 * 1024, ' ');
    const send = () => {
      if (response.destroyed) return;
      sent += piece.length;
      response.write(piece, send);
    };
    send();
  });
  expect(await remote()).toBeUndefined();
  expect(String(reported[0]?.cause)).toContain('longer than');
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test('only the first request waits for a host that never answers', async () => {
  const gaveUp = AbortSignal.abort(new Error('no answer'));
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(gaveUp);
  let asked = 0;
  const remote = await remoteAt(() => {
    asked += 1;
  });
  expect(await remote()).toBeUndefined();
  const later = performance.now() + 60_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  // Requested again, and answered at once without it.
  expect(await remote()).toBeUndefined();
  while (asked === 0) await once(server, 'request');
});
