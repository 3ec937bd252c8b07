import { sql } from 'kysely';
import { clubTables } from './club-tables';
import type { Database } from './database';

/**
 * Lets new rows use the space of deleted and changed ones, and renews the planner's statistics. A database server does
 * both by itself, the embedded engine neither: its files would grow with every sign-in, whose rows are deleted a day
 * later. One table at a time, so that calls run in between.
 */
export async function reclaimSpace({ engine, handle }: Database): Promise<void> {
  if (engine !== 'embedded') return;
  for (const name of await clubTables(handle)) await sql`vacuum (analyze) ${sql.table(name)}`.execute(handle);
}
