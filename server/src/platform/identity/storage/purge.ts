import { sql } from 'kysely';
import type { Database } from '../../database';

/**
 * Deletes what has ended. A used refresh token is kept for a day, so that a thief who uses it again is noticed.
 * Failed sign-ins are forgotten after a day; the limit looks at the last minutes only.
 */
export async function purge(database: Database): Promise<void> {
  await database.handle
    .deleteFrom('identity_payload')
    .where((where) =>
      where.or([
        where('expires_at', '<', sql<Date>`now() - interval '1 minute'`),
        where('consumed_at', '<', sql<Date>`now() - interval '1 day'`),
      ]),
    )
    .execute();
  await database.handle.deleteFrom('identity_failure').where('at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
