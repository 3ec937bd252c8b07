import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { migrations } from '../schema';
import { migrate } from './migrate';
import { eachEngine, secondPool, type TestDatabase } from './testing';

test('every file of a migration is listed in index.ts, in order', () => {
  const files = readdirSync(path.join(import.meta.dirname, '../schema/migrations'));
  const names = files.filter((file) => /^\d{4}-[^.]+\.ts$/.test(file)).map((file) => file.replace('.ts', ''));
  expect(names.filter((name) => !(name in migrations)).map((name) => `list ${name} in index.ts`)).toEqual([]);
  expect(Object.keys(migrations)).toEqual(names.sort());
});

eachEngine((open, postgresTest) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await open({ empty: true });
  });

  test('an empty database gets every migration, in order; a second run does nothing', async () => {
    expect(await migrate(database)).toEqual(Object.keys(migrations).sort());
    expect(await migrate(database)).toEqual([]);
    await expect(database.handle.selectFrom('member').selectAll().execute()).resolves.toEqual([]);
  });

  test('without pending migrations no lock is taken', async () => {
    await migrate(database);
    await sql`drop table kysely_migration_lock`.execute(database.handle);
    expect(await migrate(database)).toEqual([]);
    const { rows } = await sql`select to_regclass('kysely_migration_lock') as lock`.execute(database.handle);
    expect(rows).toEqual([{ lock: null }]);
  });

  test('two processes that start at once migrate once', async () => {
    const other = (await database.again?.()) ?? database;
    const [first, second] = await Promise.all([migrate(database), migrate(other)]);
    expect([...first, ...second].sort()).toEqual(Object.keys(migrations).sort());
  });

  postgresTest('a migration, and waiting for that of another process, may take longer than any call', async () => {
    const impatient = await secondPool(database, 1_000);
    let begun: () => void = () => undefined;
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const other = database.transaction(async (tx) => {
      await sql`create table member ()`.execute(tx);
      begun();
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      throw new Error('rolled back');
    });
    other.catch(() => undefined);
    await isBegun;
    expect(await migrate(impatient)).toEqual(Object.keys(migrations).sort());
    await expect(other).rejects.toThrow('rolled back');
  });
});
