import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Database } from './database';
import { DURABLE_START, DurableNodeFS } from './durable-node-fs';
import { lockFolder } from './folder-lock';
import { GuardedPool } from './guarded-pool';
import { layPreparedFolder } from './prepared-folder';
import type { Tables } from './tables';
import { transactionsOn } from './transaction';
import { typeParsers } from './type-parsers';

/** How long a request waits for the one session before it fails; only a stuck transaction takes so long. */
const SESSION_WAIT_MS = 15_000;
const SESSION_END_MS = 1_000;

/**
 * PostgreSQL in this process, on a folder that it makes when there is none.
 * @param prepared a folder that `writePreparedFolder` wrote; with it a first start takes a tenth of the time
 * @throws FolderInUse
 */
export async function openEmbedded(folder: string, prepared?: string): Promise<Database> {
  const release = await lockFolder(folder);
  try {
    if (prepared && !fs.existsSync(path.join(folder, 'PG_VERSION'))) await layPreparedFolder(prepared, folder);
    const postgres = await PGlite.create({ fs: new DurableNodeFS(folder), startParams: DURABLE_START });
    return embeddedDatabase(postgres, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** The club's database on a PGlite that is open already; `closed` is called when it has been closed. */
export function embeddedDatabase(postgres: PGlite, closed: () => void = () => undefined): Database {
  const pool = new GuardedPool(sessionOf(postgres));
  const handle = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'embedded',
    handle,
    pool,
    transaction: transactionsOn(handle),
    listen: async (channel, receive) => {
      // Notices come out of this very process: none is ever missed, so lost and back are never called.
      await postgres.listen(channel, receive);
    },
    close: async () => {
      // A call that still holds the session does not keep the engine from writing everything out.
      await Promise.race([handle.destroy(), pause(SESSION_END_MS, undefined, { ref: false })]);
      await postgres.close();
      closed();
    },
  };
}

function sessionOf(postgres: PGlite): PoolConfig {
  const config = createPgConfig(postgres);
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  // PGlite 0.5.16 takes the process down when a statement's `types` is not an array.
  connection.parse = (statement: { types?: unknown }) =>
    parse(Array.isArray(statement.types) ? statement : { ...statement, types: undefined });
  return {
    ...config,
    types: typeParsers,
    // The one session must not be closed for being idle: temporary state and LISTEN would go with it.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: SESSION_WAIT_MS,
  };
}
