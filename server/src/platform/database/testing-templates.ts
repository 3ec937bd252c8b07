import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase } from './embedded';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { copyPreparedFolder } from './prepared-folder';
import { type Content, contentOf } from './testing-content';
import { onServer, urlOf } from './testing-server';
import { writePreparedFolder } from './write-prepared-folder';

/*
 * Databases to copy from, made once per set of migrations: creating and migrating a new one takes seconds; a copy takes
 * a tenth. Test files run in parallel, so each template is created under a temporary name and renamed when complete.
 */

/** Depends on the set of migrations and on the version of the embedded engine. */
function nameOf(kind: 'empty' | 'migrated' | 'prepared'): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'));
  const hash = createHash('sha256').update(dependencies['@electric-sql/pglite']);
  const folder = path.join(import.meta.dirname, '../schema/migrations');
  for (const file of kind === 'empty' ? [] : readdirSync(folder)) hash.update(readFileSync(path.join(folder, file)));
  if (kind === 'prepared') hash.update(readFileSync(path.join(import.meta.dirname, 'write-prepared-folder.ts')));
  return `club_${kind}_${hash.digest('hex').slice(0, 16)}`;
}

const imageFile = (empty: boolean) => path.join(os.tmpdir(), `${nameOf(empty ? 'empty' : 'migrated')}.tar`);
const contentFile = () => imageFile(false).replace(/tar$/, 'json');

/** A dump that the embedded engine starts from, in memory. */
export async function embeddedImage(empty: boolean): Promise<Blob> {
  const file = imageFile(empty);
  if (!existsSync(file)) await makeImage(file, empty);
  return new Blob([await fs.readFile(file)]);
}

/** The content of a migrated database, on either engine. */
export async function migratedContent(): Promise<Content> {
  if (!existsSync(contentFile())) await makeImage(imageFile(false), false);
  return JSON.parse(await fs.readFile(contentFile(), 'utf8'));
}

async function makeImage(file: string, empty: boolean): Promise<void> {
  const postgres = await PGlite.create('memory://');
  const database = embeddedDatabase(postgres);
  if (!empty) {
    await migrate(database);
    await writeWhole(contentFile(), JSON.stringify(await contentOf(database)));
  }
  await postgres.exec('checkpoint');
  const dump = await postgres.dumpDataDir('none');
  await database.close();
  await writeWhole(file, new Uint8Array(await dump.arrayBuffer()));
}

async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await fs.writeFile(draft, content);
  await fs.rename(draft, file);
}

/** A prepared folder like that of the built product, for all tests: not to be written to. */
export async function preparedFolder(): Promise<string> {
  const made = path.join(os.tmpdir(), nameOf('prepared'));
  if (!existsSync(made)) {
    const draft = `${made}.${process.pid}`;
    await writePreparedFolder(draft);
    await fs.rename(draft, made).catch(async (error) => {
      await fs.rm(draft, { recursive: true });
      if (!existsSync(made)) throw error;
    });
  }
  return made;
}

/** Copies the prepared folder to `folder`. */
export async function copyPreparedFolderTo(folder: string): Promise<void> {
  await copyPreparedFolder(await preparedFolder(), folder);
}

/** The name of a migrated database on the server of the tests. */
export async function templateDatabase(): Promise<string> {
  const name = nameOf('migrated');
  if (await exists(name)) return name;
  const draft = `${name}_${process.pid}`;
  await onServer(`create database ${draft} template template0`);
  const database = await openPostgres(urlOf(draft), () => undefined);
  await migrate(database);
  await database.close();
  await onServer(`alter database ${draft} rename to ${name}`).catch(async (error) => {
    await onServer(`drop database ${draft}`);
    if (!(await exists(name))) throw error;
  });
  return name;
}

const exists = async (name: string): Promise<boolean> =>
  (await onServer(`select 1 from pg_database where datname = '${name}'`)) > 0;
