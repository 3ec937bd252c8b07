import { type Kysely, sql } from 'kysely';

/**
 * The health of remotes in browsers, by hour, and the processes that serve the club; each renews its row while it runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table remote_health (
      remote text not null,
      version text not null,
      hour timestamptz not null,
      loaded integer not null,
      unavailable integer not null,
      crashed integer not null,
      primary key (remote, version, hour)
    );
    create table server_process (
      id uuid primary key,
      host text not null,
      pid integer not null,
      version text not null,
      node text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      streams integer not null,
      database_connections integer not null,
      database_waiting integer not null,
      memory_bytes bigint not null
    );
  `)
    .execute(db);
}
