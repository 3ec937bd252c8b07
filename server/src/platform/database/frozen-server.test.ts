import { sql } from 'kysely';
import type { Database } from './database';
import { outageOf } from './outage';
import { openPostgres } from './postgres';
import { serverAnswers } from './testing';
import { openLine } from './testing-line';

const needsServer = serverAnswers ? test : test.skip;

needsServer('a server that freezes fails the calls in time, and serves them again as soon as it is back', async () => {
  const line = await openLine();
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
