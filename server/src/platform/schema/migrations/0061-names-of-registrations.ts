import { type Kysely, sql } from 'kysely';

/**
 * The names that a registered person had as a league player who was deleted when the acceptance was undone, so that an
 * erasure finds them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table former_name add column registration_id integer references league_registration on delete cascade;
    alter table former_name drop constraint former_name_check;
    alter table former_name add constraint former_name_check
      check (num_nonnulls(member_id, player_id, registration_id) = 1);
    create unique index former_name_of_registration on former_name (registration_id, first_name, last_name)
      where registration_id is not null;
  `)
    .execute(db);
}
