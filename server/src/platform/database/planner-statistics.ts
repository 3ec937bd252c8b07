import { sql } from 'kysely';
import type { Database } from './database';

/**
 * Statistics of the club's tables for the planner, in one transaction: by default `analyze` commits and flushes once
 * for each table. Those of the catalogue take as long as the club's and change only with a release.
 */
export function renewPlannerStatistics(db: Database): Promise<unknown> {
  return db.transaction(async (tx) => {
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(tx);
    return sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(tx);
  });
}
