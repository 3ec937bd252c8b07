import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import { PLAYER_COLUMNS } from './player-columns';

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
