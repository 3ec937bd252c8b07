import { sql } from 'kysely';
import type { Database } from '../../database';

/**
 * Deletes expired state. A used refresh token is kept for a day, so that its reuse by a thief is noticed. Failed
 * sign-ins are deleted after a day; the limit counts only the last minutes.
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
