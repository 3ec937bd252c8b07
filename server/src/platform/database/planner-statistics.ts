import { sql } from 'kysely';
import { clubTables } from './club-tables';
import type { Database } from './database';

/**
 * Statistics of the club's tables for the planner, in one transaction: by default `analyze` commits and flushes once
 * for each table. Those of the catalogue take as long as the club's and change only with a release.
 */
export function renewPlannerStatistics(db: Database): Promise<unknown> {
  return db.transaction(async (tx) =>
    sql`analyze ${sql.join((await clubTables(tx)).map((name) => sql.table(name)))}`.execute(tx),
  );
}
