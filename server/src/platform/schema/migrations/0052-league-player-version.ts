import { type Kysely, sql } from 'kysely';

/** Of two administrators who change a player's data at once, the second is refused: the form names what it was filled from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table league_player add column version integer not null default 1`.execute(db);
}
