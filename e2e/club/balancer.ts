import http from 'node:http';
import { freePort } from './running-club';

/** One public address in front of several processes of a club. */
export interface Balancer {
  readonly url: string;
  /** Adds a process; requests are distributed to all of them in turn. */
  add(address: string): void;
  close(): Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  const addresses: string[] = [];
  let turn = 0;
  const server = http.createServer((request, response) => {
    const target = new URL(request.url ?? '/', addresses[turn++ % addresses.length]);
    const { method, headers } = request;
    const passed = http.request(target, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.once('error', () => response.destroy());
    response.once('close', () => passed.destroy());
    request.pipe(passed);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${port}`,
    add: (address) => addresses.push(address),
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}
