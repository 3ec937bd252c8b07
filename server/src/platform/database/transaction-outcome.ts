import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Handle, Tx } from './database';

const ATTEMPTS = 3;
const PAUSE_MS = 500;

/** By which its outcome can be asked for when it has ended. */
export async function transactionId(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx);
  return (rows[0] as { id: string }).id;
}

/**
 * Whether a transaction that failed at its COMMIT was rolled back. If the connection broke before the answer, it may have
 * been committed. False also when the database cannot tell: it does not answer, or has not missed the connection yet.
 */
export async function isRolledBack(handle: Handle, id: string): Promise<boolean> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    const asked = sql<{ status: string | null }>`select pg_xact_status(${id}::xid8) as status`.execute(handle);
    const status = await asked.then(({ rows }) => rows[0]?.status).catch(() => undefined);
    if (status === 'aborted' || status === 'committed') return status === 'aborted';
    if (left === 0) return false;
    await pause(PAUSE_MS);
  }
}
