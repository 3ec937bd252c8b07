import type { Handle } from '../../platform/database';

/** Seasons with an entry or a part, rising. */
export async function yearsByPlayer(handle: Handle): Promise<ReadonlyMap<number, number[]>> {
  const rows = await handle
    .selectFrom('league_entry')
    .select(['player_id', 'year'])
    .union(handle.selectFrom('league_participation').select(['player_id', 'year']))
    .orderBy('year')
    .execute();
  const years = new Map<number, number[]>();
  for (const { player_id, year } of rows) years.set(player_id, [...(years.get(player_id) ?? []), year]);
  return years;
}
