import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { SERVER_URL } from './postgres-server';

/** A database on PostgreSQL for one test. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER_URL, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Why tests cannot run on PostgreSQL; undefined if it responds at TEST_DATABASE_URL or, without this setting, locally.
 * @throws if TEST_DATABASE_URL is set and does not respond
 */
export const postgresMissing: string | undefined = await onServer('select 1').then(
  () => undefined,
  (error: Error) => {
    if (process.env.TEST_DATABASE_URL === undefined) {
      return `PostgreSQL is not reachable at ${new URL(SERVER_URL).host}: NOT TESTED on it`;
    }
    throw new Error(`The PostgreSQL at TEST_DATABASE_URL cannot be used: ${error.message}`, { cause: error });
  },
);

export async function createOwnDatabase(): Promise<OwnDatabase> {
  const name = `club_spec_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template template0`);
  const url = new URL(SERVER_URL);
  url.pathname = name;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}
