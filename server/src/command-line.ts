import fs from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import {
  type Database,
  type DatabasePlace,
  databaseFolder,
  executedMigrations,
  missingMigrations,
  openDatabase,
} from './platform/database';
import { explainFailure, type StartSettings } from './platform/start-failure';

/** What the commands of an installation share: how they read what they are given, print, open the database and end. */

// The reader of the output may close it early (`| head`); the command still runs to its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function printError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

/** The settings of a command; one that makes no sense ends it with the code of the server's start. */
export function readSettings<Settings>(read: (env: NodeJS.ProcessEnv) => Settings): Settings {
  try {
    return read(process.env);
  } catch (error) {
    printError(error);
    process.exit(2);
  }
}

/** @param usage is printed for an option that the command does not have */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    printError(usage);
    process.exit(1);
  }
}

/** For a command that takes none. */
export function refuseArguments(): void {
  const usage = 'Naredba se pokreće bez argumenata i opcija; klub određuju DATA_DIR i DATABASE_URL.';
  if (readArguments(usage, {}).positionals.length === 0) return;
  printError(usage);
  process.exit(1);
}

/** @throws Error that names the file */
export async function readInput(file: string): Promise<string> {
  return fs.promises.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`Datoteka ${file} ne može se pročitati (${error.code}).`);
  });
}

/** Opens the database for the work, and closes it afterwards, also when the work fails. */
export async function withDatabase<Result>(
  where: DatabasePlace,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(where, printError);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/**
 * The same for a club that exists. Without this, a mistyped place would get an empty database, and be found in order.
 * @throws Error that names the settings of the place
 */
export async function withClub<Result>(where: DatabasePlace, work: (db: Database) => Promise<Result>): Promise<Result> {
  const none = () =>
    new Error('Ondje još nema kluba: nastaje pri prvom pokretanju poslužitelja. Provjerite DATA_DIR ili DATABASE_URL.');
  if (!where.databaseUrl && !fs.existsSync(databaseFolder(where.dataDir))) throw none();
  return withDatabase(where, async (db) => {
    if ((await executedMigrations(db.handle)).length === 0) throw none();
    return work(db);
  });
}

/**
 * The same for a command that reads or writes the tables as this release has them. It does not migrate them: servers of an
 * earlier release may be working on them, and a command that only checks must not upgrade a club.
 * @throws Error that names the migrations that the database lacks
 */
export async function withMigratedClub<Result>(
  where: DatabasePlace,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return withClub(where, async (db) => {
    const missing = missingMigrations(await executedMigrations(db.handle));
    if (missing.length > 0) {
      const remedy = 'Napravite sigurnosnu kopiju i pokrenite poslužitelj ove inačice: on je nadograđuje.';
      throw new Error(`Bazi nedostaju nadogradnje: ${missing.join(', ')}.\n${remedy}`);
    }
    return work(db);
  });
}

/**
 * Runs a command. What it throws is explained as at the server's start, with the same exit codes.
 * @param work returns whether all is well; if not, the exit code is 1
 */
export async function runCommand(settings: StartSettings, work: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await work())) process.exitCode = 1;
  } catch (error) {
    const failure = explainFailure(error, settings);
    printError(failure.exitCode === 1 ? error : failure.message);
    process.exitCode = failure.exitCode;
  }
}
