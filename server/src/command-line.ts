import { type Database, openDatabase } from './platform/database';
import { explainFailure, type StartSettings } from './platform/start-failure';

/** What the commands of an installation share: how they print, open the database and end. */

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function printError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

/** Opens the database for the work, and closes it afterwards, also when the work fails. */
export async function withDatabase<Result>(
  where: Parameters<typeof openDatabase>[0],
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
