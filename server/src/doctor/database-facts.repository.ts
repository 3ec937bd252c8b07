import { sql } from 'kysely';
import type { Handle } from '../platform/database';

export interface DatabaseFacts {
  /** In PostgreSQL's notation: 150003 is 15.3. */
  readonly version: number;
  /** The database server's time. */
  readonly at: Date;
}

export async function databaseFacts(handle: Handle): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version_num')::int as version, clock_timestamp() as at`.execute(handle);
  return rows[0] as DatabaseFacts;
}

/** Number of identities of the embedded provider that are administrators and can sign in. */
export async function countAdministrators(handle: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from identity_user where enabled and 'ADMIN' = any (roles)`.execute(handle);
  return rows[0]?.count ?? 0;
}

const SINGLE_ROW_TABLES = [
  'club_profile',
  'court_plan_version',
  'fair_use',
  'landing_dates',
  'league_roster',
  'retention',
] as const;

/** Of the tables that always have exactly one row, those that have another number, which is returned, too. */
export async function wrongSingleRows(handle: Handle): Promise<{ name: string; rows: number }[]> {
  const counted = SINGLE_ROW_TABLES.map(
    (name) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; rows: number }>`
    select * from (${sql.join(counted, sql` union all `)}) as counted where rows <> 1`.execute(handle);
  return rows;
}
