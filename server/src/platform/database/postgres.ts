import type { Duplex } from 'node:stream';
import { Kysely } from 'kysely';
import { DatabaseError, type PoolClient, type PoolConfig } from 'pg';
import type { Tables } from '../schema';
import { traceStatement } from '../tracing';
import { ClubDialect } from './club-dialect';
import type { Database } from './database';
import { GuardedPool } from './guarded-pool';
import { openListener } from './listener';
import { outageOf } from './outage';
import { transactionsOn } from './transaction';
import { typeParsers } from './type-parsers';

/** The server cancels a statement by itself; the client gives up a little later, when the server does not answer. */
const STATEMENT_MS = 9_000;
const ANSWER_MS = 10_000;
/**
 * After this much silence a TCP keep-alive probe is sent to the server's machine; the system's default is two hours.
 */
const KEEP_ALIVE_MS = 10_000;
/**
 * After this time the server releases the locks of a client machine that disappeared without closing its connections.
 */
const SILENT_MS = 30_000;

/**
 * PostgreSQL 15 or later, on a separate server; several processes of the club may share it.
 * @param answerMs how long a call waits for the server before it fails
 */
export async function openPostgres(
  url: string,
  report: (error: Error) => void,
  answerMs = ANSWER_MS,
): Promise<Database> {
  const connection: PoolConfig = {
    connectionString: url,
    application_name: 'tenis-klub',
    types: typeParsers,
    connectionTimeoutMillis: answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    idle_in_transaction_session_timeout: SILENT_MS,
  };
  const pool = new GuardedPool({
    ...connection,
    max: 10,
    pipeline: true,
    // The club's queries are many and small: compiling one costs more than running it.
    options: '-c jit=off',
    statement_timeout: STATEMENT_MS,
    query_timeout: answerMs,
  });
  // An idle connection that breaks is replaced by the pool; without a listener, the event would end the process.
  pool.on('error', report);
  const connections = new Set<PoolClient>();
  pool.on('connect', (client) => {
    connections.add(client);
    // The pool listens to idle clients only.
    client.on('error', report);
  });
  pool.on('remove', (client) => connections.delete(client));
  const handle = new Kysely<Tables>({
    dialect: new ClubDialect({ pool, pipelined: true }),
    log: (event) => {
      traceStatement(event);
      if (event.level !== 'error' || outageOf(event.error) !== 'unreachable') return;
      // A server that answers, if only with an error, serves the other connections as well.
      if (event.error instanceof DatabaseError) return;
      // The next user of such a connection would wait behind the statement that was never answered.
      for (const client of connections) if (!isReady(client)) streamOf(client).destroy();
    },
  });
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
    withoutTimeouts: async (work) => {
      const own = new GuardedPool({ ...connection, max: 1, options: '-c statement_timeout=0' });
      own.on('error', report);
      own.on('connect', (client) => client.on('error', report));
      const session = new Kysely<Tables>({ dialect: new ClubDialect({ pool: own, pipelined: false }) });
      try {
        return await session.connection().execute((only) => work({ handle: only, transaction: transactionsOn(only) }));
      } finally {
        await session.destroy();
        if (!own.ending) await own.end();
      }
    },
    listen: async (channel, listener) => {
      stops.push(await openListener(connection, channel, listener, report, answerMs));
    },
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await handle.destroy();
      // Kysely ends the pool only if it has used it.
      if (!pool.ending) await pool.end();
    },
  };
}

/** Members of pg 8 that its types omit. */
interface Internals {
  readonly readyForQuery: boolean;
  readonly connection: { readonly stream: Duplex };
}
const isReady = (client: PoolClient) => (client as unknown as Internals).readyForQuery;
const streamOf = (client: PoolClient) => (client as unknown as Internals).connection.stream;
