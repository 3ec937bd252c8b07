import { sql } from 'kysely';
import { type Handle, preparedStatement, type Tx } from '../database';
import { TOPICS } from './topics';

/** The version of every topic that has ever changed, and how many seconds ago it last did. */
export function storedVersions(handle: Handle) {
  return handle
    .selectFrom('live_version')
    .select(['topic', 'version', sql<number>`extract(epoch from clock_timestamp() - changed_at)::float8`.as('age')])
    .execute();
}

/**
 * Gives each change the next version of its topic, and notifies the channel of it when the transaction commits. Called
 * with the topics, the members concerned or null, the channel and the name of this process.
 */
export const bumpVersions = preparedStatement<{ version: number }>(
  'bump-versions',
  `with changed as (
     select * from unnest($1::text[], $2::int[]) with ordinality as changed (topic, member_id, n)
   ), bumped as (
     insert into live_version (topic, version)
     -- In one order everywhere: two transactions that change the same topics cannot deadlock.
     select topic, count(*) from changed group by topic order by topic
     on conflict (topic) do update
       set version = live_version.version + excluded.version, changed_at = clock_timestamp()
     returning topic, version
   ), versioned as (
     -- Several changes of one topic: each has a version of its own, the last one the topic's.
     select n, topic, member_id,
       version + 1 - row_number() over (partition by topic order by n desc) as version
     from changed join bumped using (topic)
   )
   select version, pg_notify($3, json_strip_nulls(json_build_object(
     'type', 'change', 'topic', topic, 'version', version, 'memberId', member_id, 'by', $4::text
   ))::text) from versioned order by n`,
);

/** Continues each topic at this version, unless its own is higher. */
export async function raiseVersions(tx: Tx, known: readonly (readonly [topic: string, version: number])[]) {
  await sql`
    insert into live_version (topic, version)
    select topic, version
    from unnest(${known.map(([topic]) => topic)}::text[], ${known.map(([, version]) => version)}::bigint[])
      as known (topic, version)
    -- In the order of the changes, so that none can deadlock with this.
    order by topic
    on conflict (topic) do update set version = greatest(live_version.version, excluded.version)`.execute(tx);
}

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
