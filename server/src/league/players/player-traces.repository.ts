import { sql } from 'kysely';
import type { Tx } from '../../platform/database';

/** Every column of another table that mentions a player. */
export const PLAYER_COLUMNS = [
  'league_cell.player_id',
  'league_cell.substitute_id',
  'league_entry.player_id',
  'league_fee.player_id',
  'league_group_row.player_id',
  'league_match.ball_carrier',
  'league_match.player1',
  'league_match.player2',
  'league_match.substituted1',
  'league_match.substituted2',
  'league_participation.player_id',
  'league_registration.player_id',
  'league_result.entered_player',
  'league_title.player_id',
] as const;

/**
 * Whether no season, fee or registration mentions a player any more.
 * @param leaving the season whose unpublished pyramid the player is leaving
 */
export async function isTraceless(tx: Tx, id: number, leaving: number): Promise<boolean> {
  const mentions = PLAYER_COLUMNS.map((column) => {
    const [table = ''] = column.split('.');
    return sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${id}::int)`;
  });
  const inDraft = sql`exists (select from league_season where year <> ${leaving}::int and draft @> to_jsonb(${id}::int))`;
  const { rows } = await sql<{ isMentioned: boolean }>`
    select ${sql.join([...mentions, inDraft], sql` or `)} as "isMentioned"`.execute(tx);
  return rows[0]?.isMentioned === false;
}

/**
 * Whether a player can only have been made by accepting a registration of that moment: he is not older, and an
 * administrator who adds one leaves the key of the request.
 */
export async function isMadeByAccepting(tx: Tx, id: number, registeredAt: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('league_player')
    .select('id')
    .where('id', '=', id)
    .where('idempotency_key', 'is', null)
    .where('created_at', '>=', registeredAt)
    .executeTakeFirst();
  return found !== undefined;
}
