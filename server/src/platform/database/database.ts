import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables';

/** A handle that a repository works on: the pool's, or an open transaction's. */
export type Handle = Kysely<Tables> | Transaction<Tables>;
export type Tx = Transaction<Tables>;

/** One database, whichever engine runs it: PGlite in this process, or PostgreSQL by DATABASE_URL. */
export interface Database {
  readonly engine: 'embedded' | 'postgres';
  /** For reads outside a transaction. */
  readonly handle: Kysely<Tables>;
  /** For the few hot reads that want a prepared statement by name. */
  readonly pool: Pool;
  /**
   * The one way to write: everything in `work` lands or nothing does. Uses only the handle that it is given;
   * asking the pool for another one meanwhile is refused, for on the embedded engine it would wait for ever.
   * Serialization failures and deadlocks (40001, 40P01) are tried again, three times in all.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Hears NOTIFY on a channel; `lost` is called when notices may have been missed, `back` when they flow again. */
  listen(channel: string, receive: (payload: string) => void, lost: () => void, back: () => void): Promise<void>;
  close(): Promise<void>;
}
