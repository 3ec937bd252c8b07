import fs from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface StaticHost {
  /** What it serves. */
  readonly folder: string;
  readonly address: string;
  stop(): Promise<void>;
}

const OPEN = { 'access-control-allow-origin': '*' };

/**
 * A static host on this machine, as a team would rent one.
 * @param headers of each of its answers
 * @param elsewhere where it redirects each request to; without it, it serves the folder itself
 */
export async function staticHost(
  folder: string,
  { headers = OPEN, elsewhere, port = 0 }: { headers?: OutgoingHttpHeaders; elsewhere?: string; port?: number } = {},
): Promise<StaticHost> {
  const host = createServer((request, response) => {
    if (elsewhere) return response.writeHead(302, { ...headers, location: elsewhere + request.url }).end();
    const file = path.join(folder, String(request.url));
    if (!fs.existsSync(file)) return response.writeHead(404).end();
    return response.writeHead(200, headers).end(fs.readFileSync(file));
  });
  await new Promise<void>((resolve) => host.listen(port, '127.0.0.1', resolve));
  return {
    folder,
    address: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        host.close(() => resolve());
        host.closeAllConnections();
      }),
  };
}
