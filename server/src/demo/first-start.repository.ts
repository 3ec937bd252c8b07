import { sql } from 'kysely';
import type { Tx } from '../platform/database';

const FIRST_START_LOCK = 20_260_401;

/** @returns whether this process may write; no other one does until the transaction ends */
export async function tryFirstStartLock(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(${FIRST_START_LOCK}::int) as mine`.execute(tx);
  return rows[0]?.mine === true;
}
