import { type Kysely, sql } from 'kysely';

/**
 * A version of all settings that affect a booking: code that caches them reads this one value instead of reading them
 * again. Set by triggers, so that no code that changes a setting, including an earlier release, can forget it. Random,
 * not counted: a restored database must not reuse an old number for other settings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table court_plan_version (
      id integer primary key default 1 check (id = 1),
      version uuid not null default gen_random_uuid()
    );
    insert into court_plan_version default values;
    create function court_plan_changed() returns trigger language plpgsql as $$
      begin
        update court_plan_version set version = gen_random_uuid();
        return null;
      end $$;
  `)
    .execute(db);
  for (const table of ['court', 'slot', 'hidden_slot', 'season', 'price_list', 'fair_use']) {
    await sql
      .raw(`
      create trigger court_plan_of_${table} after insert or update or delete or truncate on ${table}
        for each statement execute function court_plan_changed();
    `)
      .execute(db);
  }
}
