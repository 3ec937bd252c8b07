import { sql } from 'kysely';
import { clubTables } from './club-tables';
import type { Handle } from './database';
import { reclaimSpace } from './reclaim-space';
import { embeddedForTests } from './testing';

const ROWS = 1_000;

/** What sign-ins leave, which is deleted a day later. */
async function aDay(handle: Handle): Promise<void> {
  await sql`insert into identity_payload (model, id, payload, expires_at)
    select 'RefreshToken', 'token ' || n, jsonb_build_object('token', repeat(md5(n::text), 20)), now()
    from generate_series(1, ${ROWS}::int) n`.execute(handle);
  await sql`delete from identity_payload`.execute(handle);
}

async function bytes(handle: Handle): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_relation_size('identity_payload')::int as bytes`.execute(handle);
  return rows[0]?.bytes ?? 0;
}

// A database server reclaims space by itself.
describe('on the embedded engine', () => {
  const open = embeddedForTests();

  test('what is written and deleted day after day does not make the database grow', async () => {
    const db = await open();
    await aDay(db.handle);
    const first = await bytes(db.handle);
    for (let day = 2; day <= 5; day += 1) {
      await reclaimSpace(db);
      await aDay(db.handle);
    }
    expect(await bytes(db.handle)).toBeLessThanOrEqual(first);
  });

  test('the planner knows how many rows there are now', async () => {
    const db = await open();
    await db.pool.query(`insert into live_version select 'topic ' || n, 1 from generate_series(1, 700) n`);
    await reclaimSpace(db);
    const { rows } = await db.pool.query(`select reltuples::int as rows from pg_class where relname = 'live_version'`);
    expect(rows[0].rows).toBeGreaterThanOrEqual(700);
  });

  test('no call waits for all tables: others run between any two of them', async () => {
    const db = await open();
    let isReclaiming = true;
    const reclaimed = reclaimSpace(db).finally(() => {
      isReclaiming = false;
    });
    let calls = 0;
    for (; isReclaiming; calls += 1) await db.transaction((tx) => sql`select 1`.execute(tx));
    await reclaimed;
    expect(calls).toBeGreaterThan((await clubTables(db.handle)).length / 2);
  });
});
