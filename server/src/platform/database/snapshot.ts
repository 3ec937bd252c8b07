import { sql } from 'kysely';
import type { Database, Tx } from './database';

/**
 * Reads of whole tables that belong together: all of them see the database at one moment, whatever is committed
 * meanwhile, and may take longer than any call.
 */
export function readSnapshot<Result>(db: Database, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.withoutTimeouts(({ transaction }) =>
    transaction(async (tx) => {
      // Must be the transaction's first statement.
      await sql`set transaction isolation level repeatable read, read only`.execute(tx);
      return read(tx);
    }),
  );
}
