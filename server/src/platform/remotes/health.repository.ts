import { sql } from 'kysely';
import type { Handle, Tx } from '../database';

interface Counts {
  readonly loaded: number;
  readonly unavailable: number;
  readonly crashed: number;
}

export interface VersionCounts extends Counts {
  readonly remote: string;
  readonly version: string;
}

export interface HourOfVersion extends VersionCounts {
  readonly hour: Date;
}

/** Writes in the order of the key: two processes that write at once then wait for each other without a deadlock. */
export async function addReports(tx: Tx, hours: readonly HourOfVersion[]): Promise<void> {
  const key = ({ remote, version, hour }: HourOfVersion) => `${remote} ${version} ${hour.toISOString()}`;
  const rows = [...hours].sort((one, other) => (key(one) < key(other) ? -1 : 1));
  await tx
    .insertInto('remote_health')
    .values(rows)
    .onConflict((on) =>
      on.columns(['remote', 'version', 'hour']).doUpdateSet({
        loaded: sql`remote_health.loaded + excluded.loaded`,
        unavailable: sql`remote_health.unavailable + excluded.unavailable`,
        crashed: sql`remote_health.crashed + excluded.crashed`,
      }),
    )
    .execute();
}

export async function deleteOldHours(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('remote_health').where('hour', '<', before).execute();
}

/** Sums since an hour; within a remote the most recently reported version is last. */
export async function readHealth(handle: Handle, since: Date): Promise<VersionCounts[]> {
  const sum = (column: 'loaded' | 'unavailable' | 'crashed') => sql<number>`sum(${sql.ref(column)})::int`.as(column);
  return handle
    .selectFrom('remote_health')
    .select(['remote', 'version', sum('loaded'), sum('unavailable'), sum('crashed')])
    .where('hour', '>=', since)
    .groupBy(['remote', 'version'])
    .orderBy((of) => of.fn.max('hour'))
    .orderBy('version')
    .execute();
}
