import { Kysely, PostgresDialect } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Database } from './database';
import { GuardedPool } from './guarded-pool';
import { openListener } from './listener';
import type { Tables } from './tables';
import { transactionsOn } from './transaction';
import { typeParsers } from './type-parsers';

/** PostgreSQL 15 or later, on a server of its own; several processes of the club may share it. */
export async function openPostgres(url: string, report: (error: Error) => void): Promise<Database> {
  const connection: PoolConfig = {
    connectionString: url,
    application_name: 'tenis-klub',
    types: typeParsers,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  };
  const pool = new GuardedPool({
    ...connection,
    max: 10,
    // The club's queries are many and small: compiling one costs more than running it.
    options: '-c jit=off',
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', report);
  const handle = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const stops: (() => Promise<void>)[] = [];
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    engine: 'postgres',
    handle,
    pool,
    transaction: transactionsOn(handle),
    listen: async (channel, hear, lost, back) => {
      stops.push(await openListener(connection, channel, { hear, lost, back, report }));
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await handle.destroy();
    },
  };
}
