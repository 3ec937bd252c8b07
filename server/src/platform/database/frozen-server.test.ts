import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database';
import { outageOf } from './outage';
import { openPostgres } from './postgres';
import { isServerReachable } from './testing';
import { openProxy } from './testing-proxy';

const needsServer = isServerReachable ? test : test.skip;

needsServer('a server that freezes fails the calls in time, and serves them again as soon as it is back', async () => {
  const proxy = await openProxy();
  const database: Database = await openPostgres(proxy.url, () => undefined, 4_000);
  const ask = () => sql`select 1`.execute(database.handle).then(() => 'answered', outageOf);
  expect(await ask()).toBe('answered');
  proxy.freeze(true);
  expect(await ask()).toBe('unreachable');
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['unreachable', 'unreachable', 'unreachable']);
  proxy.freeze(false);
  while ((await ask()) !== 'answered');
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answered', 'answered', 'answered']);
  await database.close();
  proxy.close();
});

needsServer(
  'a statement that waits too long for a lock fails alone: what the other connections do goes on',
  async () => {
    const proxy = await openProxy();
    const database: Database = await openPostgres(proxy.url, () => undefined, 5_000);
    const other = database.transaction((tx) => sql`select pg_sleep(0.6)`.execute(tx));
    await pause(100);
    const slow = database.transaction(async (tx) => {
      await sql`set local statement_timeout = 100`.execute(tx);
      await sql`select pg_sleep(5)`.execute(tx);
    });
    expect(await slow.then(() => 'answered', outageOf)).toBe('slow');
    await expect(other).resolves.toBeDefined();
    await database.close();
    proxy.close();
  },
);

needsServer(
  'a LISTEN connection that dies without a sign is missed within the time of a call, and opened again',
  async () => {
    const proxy = await openProxy();
    const database = await openPostgres(proxy.url, () => undefined, 2_000);
    const seen: string[] = [];
    const see = (what: string) => void seen.push(what);
    const sight = async (what: string) => {
      while (!seen.includes(what)) await pause(5);
    };
    await database.listen('test_frozen', { receive: see, lost: () => see('lost'), back: () => see('back') });
    proxy.freeze(true);
    await Promise.race([sight('lost'), pause(20_000)]);
    expect(seen).toEqual(['lost']);
    proxy.freeze(false);
    await sight('back');
    await sql`select pg_notify('test_frozen', 'a notice')`.execute(database.handle);
    await sight('a notice');
    expect(seen).toEqual(['lost', 'back', 'a notice']);
    await database.close();
    proxy.close();
  },
);
