import Fastify from 'fastify';
import { sql } from 'kysely';
import { type Database, groupCommit } from '../database';
import { eachEngine } from '../database/testing';
import { currentRequestId } from '../request-id';
import { requestIds } from './request-ids';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function appOn({ handle, pool, transaction }: Database) {
  const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(12, '0'));
  const app = Fastify({ genReqId: () => `00000000-0000-4000-8000-${numbers.shift()}` });
  await app.register(requestIds);
  const statement = async (on = handle) =>
    (await sql<{ text: string }>`select current_query() as text`.execute(on)).rows[0]?.text;
  app.get('/read', () => statement());
  app.post('/write', () => transaction((tx) => statement(tx)));
  const together = groupCommit<symbol, string | undefined>({
    commit: (group) =>
      transaction(async (tx) => {
        const value = await statement(tx);
        return group.map(() => ({ status: 'fulfilled', value }));
      }),
    keyOf: (request) => request,
    maxConcurrent: 1,
  });
  app.get('/together', () => together(Symbol('request')));
  app.get('/prepared', async () => {
    const { rows } = await pool.query({ name: 'prepared', text: 'select current_query() as text' });
    return rows[0].text;
  });
  return app;
}

eachEngine((open) => {
  test('each statement of a request ends with the request id of the answer, after a body and inside a transaction too', async () => {
    const app = await appOn(await open({ empty: true }));
    for (const request of [
      { url: '/read' },
      { method: 'POST' as const, url: '/write', payload: { large: 'x'.repeat(100_000) } },
    ]) {
      const { headers, body } = await app.inject(request);
      expect(headers['x-request-id']).toMatch(UUID);
      expect(body).toBe(`select current_query() as text /* request=${headers['x-request-id']} */`);
    }
    await app.close();
  });

  test('concurrent requests keep separate ids', async () => {
    const app = await appOn(await open({ empty: true }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/read')));
    for (const { headers, body } of answers) expect(body).toContain(`request=${headers['x-request-id']} `);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(20);
    await app.close();
  });

  test('a statement for several requests that run together has the id of none', async () => {
    const app = await appOn(await open({ empty: true }));
    const ownOf = (id: unknown) => `select current_query() as text /* request=${id} */`;
    const alone = await app.inject('/together');
    expect(alone.body).toBe(ownOf(alone.headers['x-request-id']));
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/together')));
    const shared = answers.filter(({ body, headers }) => body !== ownOf(headers['x-request-id']));
    expect(shared.length).toBeGreaterThan(1);
    for (const { body } of shared) expect(body).toBe('select current_query() as text');
    await app.close();
  });

  test('a statement prepared by name keeps its text, and one outside of a request has no id', async () => {
    const db = await open({ empty: true });
    const app = await appOn(db);
    for (let n = 0; n < 2; n += 1) expect((await app.inject('/prepared')).body).toBe('select current_query() as text');
    await app.close();
    expect(currentRequestId()).toBeUndefined();
    const { rows } = await sql<{ text: string }>`select current_query() as text`.execute(db.handle);
    expect(rows).toEqual([{ text: 'select current_query() as text' }]);
  });
});
