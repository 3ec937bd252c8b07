import { sql } from 'kysely';
import type { Tx } from '../database';
import { TOPICS } from './topics';

/**
 * After the database has gone back in time: every topic has just changed, to a version that no page can hold yet,
 * because a page discards whatever is older than what it has. Changes come less often than one a second, so that the
 * seconds since 1970 are also higher than the versions that have followed an earlier call.
 */
export async function renewVersions(tx: Tx): Promise<void> {
  const versions = new Map<string, number>(Object.keys(TOPICS).map((topic) => [topic, 0]));
  // Deleted and inserted: `changed_at` gets its default, also where the schema of an old release has no such column.
  const stored = await tx.deleteFrom('live_version').returning(['topic', 'version']).execute();
  for (const { topic, version } of stored) versions.set(topic, version);
  const rows = [...versions].map(([topic, version]) => ({
    topic,
    version: sql<number>`greatest(${version}::bigint, extract(epoch from clock_timestamp())::bigint)`,
  }));
  await tx.insertInto('live_version').values(rows).execute();
}
