import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from '../schema';

/** A handle that a repository works on: the pool's, or an open transaction's. */
export type Handle = Kysely<Tables> | Transaction<Tables>;
export type Tx = Transaction<Tables>;

/** What is done with the notifications of a channel. */
export interface ChannelListener {
  readonly receive: (payload: string) => void;
  /** Called when notifications may have been missed. */
  readonly lost: () => void;
  /** Called when they resume. */
  readonly back: () => void;
}

/** One database, whichever engine runs it: PGlite in this process, or PostgreSQL by DATABASE_URL. */
export interface Database {
  readonly engine: 'embedded' | 'postgres';
  /** For reads outside a transaction, and for a single statement on its own, such as a session's or a heartbeat. */
  readonly handle: Kysely<Tables>;
  /** For the few frequent reads that use a prepared statement by name, for probes, and for its own figures. */
  readonly pool: Pool;
  /**
   * How the club's data are written: all of `work` is committed or nothing is. `work` uses only the handle that it is given;
   * asking the pool for another one meanwhile is refused, because on the embedded engine it would wait for ever.
   * Serialization failures and deadlocks (40001, 40P01) are retried, three attempts in total: what `work` changes outside
   * the database, it undoes with `afterRollback`.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /**
   * One session whose statements may take as long as they need, for work on whole tables. With PostgreSQL the session is an
   * own one; on the embedded engine it is the only one, and every call waits until the work has ended.
   */
  withoutTimeouts<Result>(
    work: (session: Pick<Database, 'handle' | 'transaction'>) => Promise<Result>,
  ): Promise<Result>;
  /** Listens to NOTIFY on a channel. */
  listen(channel: string, listener: ChannelListener): Promise<void>;
  close(): Promise<void>;
}
