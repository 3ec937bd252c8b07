import type { Handle } from '../../platform/database';

/** A player's place in the newest season that has one, and his row in its last pyramid. */
export async function placeOfPlayer(handle: Handle, player: number) {
  const part = await handle
    .selectFrom('league_participation')
    .select(['year', 'rank as place', 'points'])
    .where('player_id', '=', player)
    .orderBy('year', 'desc')
    .executeTakeFirst();
  if (!part) return undefined;
  const cell = await handle
    .selectFrom('league_cell')
    .select('row')
    .where('player_id', '=', player)
    .where('year', '=', part.year)
    .where('sheet', '=', 'INITIAL')
    .orderBy('round', 'desc')
    .executeTakeFirst();
  return { ...part, row: cell?.row ?? null };
}
