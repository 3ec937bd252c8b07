import type { Handle } from '../../platform/database';

/** Seasons with an entry or a part, or in which the player was on court (as a substitute without either), ascending. */
export async function yearsByPlayer(handle: Handle): Promise<ReadonlyMap<number, number[]>> {
  const onCourt = (side: 'player1' | 'player2') =>
    handle.selectFrom('league_match').select([`${side} as player_id`, 'year']);
  const rows = await handle
    .selectFrom('league_entry')
    .select(['player_id', 'year'])
    .union(handle.selectFrom('league_participation').select(['player_id', 'year']))
    .union(onCourt('player1'))
    .union(onCourt('player2'))
    .orderBy('year')
    .execute();
  const years = new Map<number, number[]>();
  for (const { player_id, year } of rows) years.set(player_id, [...(years.get(player_id) ?? []), year]);
  return years;
}
