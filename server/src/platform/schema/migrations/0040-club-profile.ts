import { type Kysely, sql } from 'kysely';

/** The club's name and appearance. One row; the logo is stored beside it, in every size that is requested. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table club_profile (
      id integer primary key default 1 check (id = 1),
      name text not null default 'Tenis Ivankovo',
      motto text not null default 'Rezervacija teniskih terena kod dvorane',
      primary_colour text not null default '#b4532a',
      secondary_colour text not null default '#8f3d1c',
      logo text
    );
    insert into club_profile default values;
    create table club_logo (side integer primary key, png bytea not null);
  `)
    .execute(db);
}
