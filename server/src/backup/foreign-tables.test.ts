import { sql } from 'kysely';
import { memberForTests } from '../members/testing';
import { migrate } from '../platform/database';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { restoreBackup } from './restore-backup.service';
import { storedTables } from './stored-tables.repository';
import { backupPlaces, rowsIn } from './testing-backups';
import { unpackBackup } from './unpack-backup';
import { writeBackup } from './write-backup.service';

const NOW = new Date('2026-11-20T06:00:00Z');
const { at, placeOf } = backupPlaces();

eachEngine((open) => {
  let source: TestDatabase;
  beforeAll(async () => {
    source = await open();
    await memberForTests(source);
  });
  const backUp = async () => {
    await writeBackup(placeOf(source, 'source'), { file: at('club.tar.gz'), recipient: undefined }, NOW);
    return unpackBackup(at('club.tar.gz'), at('unpacked'));
  };
  const addTable = async (db: TestDatabase) => {
    await sql`create table user_entity (id int generated always as identity primary key, name text)`.execute(db.handle);
    await sql`insert into user_entity (name) values ('ana')`.execute(db.handle);
  };
  const tablesIn = async (db: TestDatabase) => (await storedTables(db.handle)).map(({ name }) => name);

  test('a database with the tables of another program is refused by their names, and they keep their rows', async () => {
    const target = await open({ empty: true });
    await addTable(target);
    await expect(restoreBackup(await backUp(), placeOf(target, 'target'))).rejects.toThrow(
      'Baza podataka već sadrži tablice drugog programa (user_entity): zadajte drugu bazu (DATABASE_URL ili --to).',
    );
    expect(await rowsIn(target)).toEqual({ user_entity: ['["1", "ana"]'] });
  });

  test('the tables of an extension are no program’s, and are not backed up', async () => {
    const target = await open({ empty: true });
    await addTable(target);
    await sql`alter extension plpgsql add table user_entity`.execute(target.handle);
    try {
      await restoreBackup(await backUp(), placeOf(target, 'target'));
      expect(await tablesIn(target)).toEqual(await tablesIn(source));
    } finally {
      await sql`alter extension plpgsql drop table user_entity`.execute(target.handle);
    }
    expect((await rowsIn(target)).user_entity).toHaveLength(1);
  });

  test('a restore that is repeated leaves a table alone that another program has made since', async () => {
    const target = await open({ empty: true });
    await migrate(target);
    await addTable(target);
    await restoreBackup(await backUp(), placeOf(target, 'target'));
    expect((await rowsIn(target)).user_entity).toEqual(['["1", "ana"]']);
    expect((await rowsIn(target)).member).toEqual((await rowsIn(source)).member);
  });

  test('a table that another program has put into the club’s schema is left out, whatever it is called', async () => {
    const names = ['Dba.Notes', 'dba_notes'];
    for (const name of names) {
      await sql`create table ${sql.id(name)} ("made.at" timestamptz)`.execute(source.handle);
      await sql`insert into ${sql.id(name)} values (now())`.execute(source.handle);
    }
    const backup = await backUp();
    for (const name of names) await sql`drop table ${sql.id(name)}`.execute(source.handle);
    const target = await open({ empty: true });
    expect(await restoreBackup(backup, placeOf(target, 'target'))).toMatchObject({ skipped: names });
    expect(await rowsIn(target)).toEqual(await rowsIn(source));
  });

  test('a table whose name cannot be a folder’s is not backed up, and the club is', async () => {
    const names = ['in/out', 'in\\out', '..', '.'];
    for (const name of names) {
      await sql`create table ${sql.id(name)} (id int)`.execute(source.handle);
      await sql`insert into ${sql.id(name)} values (1)`.execute(source.handle);
    }
    const backing = backUp();
    try {
      await backing;
    } finally {
      for (const name of names) await sql`drop table ${sql.id(name)}`.execute(source.handle);
    }
    const target = await open({ empty: true });
    expect(await restoreBackup(await backing, placeOf(target, 'target'))).toMatchObject({ skipped: [] });
    expect(await rowsIn(target)).toEqual(await rowsIn(source));
  });
});
