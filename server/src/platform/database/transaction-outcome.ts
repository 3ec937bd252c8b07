import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Handle, Tx } from './database';

/** How often a database is asked that does not know the outcome yet. */
interface Polling {
  readonly attempts: number;
  readonly pauseMs: number;
}

export const WHILE_A_CALL_WAITS: Polling = { attempts: 3, pauseMs: 500 };
/** Longer than a failover takes, or the server needs to miss a connection. */
export const AFTER_A_FAILOVER: Polling = { attempts: 60, pauseMs: 2_000 };

/** By which its outcome can be asked for when it has ended. */
export async function transactionId(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx);
  return (rows[0] as { id: string }).id;
}

/**
 * Whether a transaction that failed at its COMMIT was rolled back. If the connection broke before the answer, it may have
 * been committed.
 * @returns undefined if that cannot be found out: the database does not answer, or has not missed the connection yet
 */
export async function isRolledBack(
  handle: Handle,
  id: string,
  { attempts, pauseMs }: Polling,
): Promise<boolean | undefined> {
  for (let left = attempts; left > 0; left -= 1) {
    const asked = sql<{ status: string | null }>`select pg_xact_status(${id}::xid8) as status`.execute(handle);
    const status = await asked.then(({ rows }) => rows[0]?.status).catch(() => undefined);
    if (status === 'aborted' || status === 'committed') return status === 'aborted';
    await pause(pauseMs, undefined, { ref: false });
  }
  return undefined;
}
