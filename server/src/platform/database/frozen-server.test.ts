import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import type { Database } from './database';
import { outageOf } from './outage';
import { openPostgres } from './postgres';
import { serverAnswers } from './testing';
import { SERVER_URL } from './testing-templates';

/** PostgreSQL behind a line that can stop passing anything on, as a frozen machine does. */
async function freezingLine() {
  const target = new URL(SERVER_URL);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const line: Server = createServer((client) => {
    const server = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => isFrozen || to.write(data));
      from.on('close', () => to.destroy());
      from.on('error', () => undefined);
    }
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const url = new URL(SERVER_URL);
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  return {
    url: url.href,
    freeze(frozen: boolean) {
      isFrozen = frozen;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      line.close();
    },
  };
}

const needsServer = serverAnswers ? test : test.skip;

needsServer('a server that freezes fails the calls in time, and serves them again as soon as it is back', async () => {
  const line = await freezingLine();
  const database: Database = await openPostgres(line.url, () => undefined, 500);
  const ask = () => sql`select 1`.execute(database.handle).then(() => 'answered', outageOf);
  expect(await ask()).toBe('answered');
  line.freeze(true);
  expect(await ask()).toBe('unreachable');
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['unreachable', 'unreachable', 'unreachable']);
  line.freeze(false);
  while ((await ask()) !== 'answered');
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answered', 'answered', 'answered']);
  await database.close();
  line.close();
});
