import { type Kysely, sql } from 'kysely';

/** When a player's data were erased. Until now that was known from the pseudonym, or from the member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table league_player add column erased_at timestamptz`.execute(db);
  await sql`update league_player set erased_at = now()
    where member_id is null and first_name = 'Bivši' and last_name = 'igrač ' || id`.execute(db);
  await sql`update league_player set erased_at = member.erased_at
    from member where member.id = member_id and member.erased_at is not null`.execute(db);
}
