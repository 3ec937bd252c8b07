import type { Handle } from '../../platform/database';

/** The members behind players. */
export const linkedMembers = (handle: Handle) =>
  handle
    .selectFrom('league_player')
    .innerJoin('member', 'member.id', 'member_id')
    .select([
      'league_player.id as playerId',
      'member.id as memberId',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'username',
    ])
    .execute();

export async function memberExists(handle: Handle, id: number): Promise<boolean> {
  return (await handle.selectFrom('member').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

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
