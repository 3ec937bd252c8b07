import { Client } from 'pg';

/** The PostgreSQL of the tests: the one in TEST_DATABASE_URL, otherwise the local one. */
export const SERVER_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export function urlOf(database: string): string {
  const url = new URL(SERVER_URL);
  url.pathname = database;
  return url.href;
}

/** @returns the number of rows */
export async function onServer(statement: string): Promise<number> {
  const client = new Client({ connectionString: SERVER_URL, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/**
 * Why tests cannot run on PostgreSQL; undefined if it responds at TEST_DATABASE_URL or, without this setting, locally.
 * @throws if TEST_DATABASE_URL is set and does not respond
 */
export async function whyNoServer(): Promise<string | undefined> {
  try {
    await onServer('select 1');
    return undefined;
  } catch (error) {
    if (process.env.TEST_DATABASE_URL === undefined) {
      return `PostgreSQL is not reachable at ${new URL(SERVER_URL).host}: NOT TESTED on it`;
    }
    throw new Error(`The PostgreSQL at TEST_DATABASE_URL cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
