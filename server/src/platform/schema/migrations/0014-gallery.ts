import { type Kysely, sql } from 'kysely';

/**
 * The gallery's pictures. Their files are in the media folder, numbered per year; a row is written after its files, so
 * that the files of every row exist.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gallery_picture (
      id integer primary key generated always as identity,
      year smallint not null,
      number integer not null,
      position integer not null,
      kind text not null check (kind in ('PHOTO', 'DRAWING')),
      file text not null,
      widths integer[] not null,
      width integer not null,
      height integer not null,
      caption text not null default '',
      created_at timestamptz not null,
      unique (year, number)
    )
  `.execute(db);
}
