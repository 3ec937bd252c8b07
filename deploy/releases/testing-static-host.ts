import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface StaticHost {
  /** What it serves. */
  readonly folder: string;
  readonly address: string;
  stop(): Promise<void>;
}

/** A static host on this machine, as a team would rent one. */
export async function staticHost(folder: string): Promise<StaticHost> {
  const host = createServer((request, response) => {
    const file = path.join(folder, String(request.url));
    if (!fs.existsSync(file)) return response.writeHead(404).end();
    return response.end(fs.readFileSync(file));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
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
