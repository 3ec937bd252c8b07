import { type Kysely, sql } from 'kysely';

/** A request for a new player whose answer was lost is repeated with the same key, and does not add a second one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table league_player add column idempotency_key text`.execute(db);
  await sql`
    create unique index league_player_key on league_player (idempotency_key) where idempotency_key is not null
  `.execute(db);
}
