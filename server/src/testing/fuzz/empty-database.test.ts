import { sql } from 'kysely';
import { executedMigrations } from '../../platform/database';
import { eachEngine } from '../../platform/database/testing';
import { requireEmptyDatabase } from './empty-database';

eachEngine((open) => {
  test('a database with a club is refused, before anything is sent', async () => {
    const database = await open();
    await expect(requireEmptyDatabase(database.handle)).rejects.toThrow('has been used');
  });

  test('the database of another program is refused', async () => {
    const database = await open({ empty: true });
    await sql`create table invoice (id int)`.execute(database.handle);
    await expect(requireEmptyDatabase(database.handle)).rejects.toThrow('has been used');
  });

  test('an empty database is accepted, and stays empty', async () => {
    const database = await open({ empty: true });
    await requireEmptyDatabase(database.handle);
    expect(await executedMigrations(database.handle)).toEqual([]);
  });
});
