import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Tables } from '../schema';
import { traceStatement } from '../tracing';
import { ClubDialect } from './club-dialect';
import type { Database } from './database';
import { DURABLE_START, DurableNodeFS } from './durable-node-fs';
import { embeddedClient } from './embedded-client';
import { EmbeddedEngine, type Replacement } from './embedded-engine';
import { EngineNotOpened } from './engine-not-opened';
import { lockFolder } from './folder-lock';
import { refuseRootInFolderOfOtherUser } from './folder-of-other-user';
import { GuardedPool } from './guarded-pool';
import { copyPreparedFolder } from './prepared-folder';
import { transactionsOn } from './transaction';
import { typeParsers } from './type-parsers';

/**
 * How long a request waits for the only session before it fails; only a stuck transaction takes so long, or work of
 * `withoutTimeouts`, such as the backup of a large club.
 */
const SESSION_WAIT_MS = 15_000;
const SESSION_END_MS = 1_000;
/** Two segments of the write-ahead log. With less space the engine could stop again at its first writes. */
const NEEDED_BYTES = 2 * 16 * 1024 * 1024;

// By default Node optimizes each engine function after some milliseconds in it: half of the processor time of a start.
// Functions that a running club uses often still reach this budget and are optimized.
setFlagsFromString('--wasm-tiering-budget=1000000000');

/**
 * PostgreSQL in this process, on a folder that is created when it does not exist.
 * @param report receives the reason when the engine has stopped; another one then starts automatically
 * @param preparedFolder a folder that `writePreparedFolder` wrote; with it a first start needs no initdb and no migration
 * @throws FolderInUse, FolderOfOtherUser, EngineNotOpened
 */
export async function openEmbedded(
  folder: string,
  report: (error: Error) => void,
  preparedFolder?: string,
): Promise<Database> {
  const release = await lockFolder(folder);
  try {
    refuseRootInFolderOfOtherUser(folder);
    if (preparedFolder && !fs.existsSync(path.join(folder, 'PG_VERSION')))
      await copyPreparedFolder(preparedFolder, folder);
    let files = new DurableNodeFS(folder);
    const create = () => PGlite.create({ fs: files, startParams: DURABLE_START });
    const replacement: Replacement = {
      hasSpace: () => {
        const { bavail, bsize } = fs.statfsSync(folder);
        return bavail * bsize > NEEDED_BYTES;
      },
      open: () => {
        files.abandon();
        files = new DurableNodeFS(folder);
        return create();
      },
      report,
    };
    const engine = await create().catch((error) => {
      // A system error is identified by its code.
      throw error instanceof Error && 'code' in error ? error : new EngineNotOpened(folder, error);
    });
    return embeddedDatabase(engine, { replacement, closed: release });
  } catch (error) {
    release();
    throw error;
  }
}

interface EmbeddedOptions {
  /** Without it, an engine that has stopped is not replaced. */
  readonly replacement?: Replacement;
  /** Called when the database has been closed. */
  closed?(): void;
}

/** The club's database on an open PGlite. */
export function embeddedDatabase(postgres: PGlite, { replacement, closed }: EmbeddedOptions = {}): Database {
  const engine = new EmbeddedEngine(postgres, replacement);
  const pool = new GuardedPool({
    Client: embeddedClient(engine),
    max: 1,
    types: typeParsers,
    // The only session must not be closed for being idle: temporary state would be lost.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: SESSION_WAIT_MS,
  } as PoolConfig);
  // An idle session whose engine has stopped is replaced by the pool; without a listener, the event would end the
  // process.
  pool.on('error', () => undefined);
  const handle = new Kysely<Tables>({ dialect: new ClubDialect({ pool, pipelined: false }), log: traceStatement });
  return {
    engine: 'embedded',
    handle,
    pool,
    transaction: transactionsOn(handle),
    withoutTimeouts: (work) =>
      handle.connection().execute((only) => work({ handle: only, transaction: transactionsOn(only) })),
    // Notifications come from this process itself: none is missed while the engine works.
    listen: (channel, listener) => engine.listen(channel, listener),
    close: async () => {
      // A call that still holds the session must not prevent the engine from writing its data to disk.
      await Promise.race([handle.destroy(), pause(SESSION_END_MS, undefined, { ref: false })]);
      await engine.close();
      closed?.();
    },
  };
}
