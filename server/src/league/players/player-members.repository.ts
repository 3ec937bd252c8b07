import type { Handle } from '../../platform/database';

/** The number of the member of each linked player. */
export async function memberOfPlayer(handle: Handle): Promise<ReadonlyMap<number, number>> {
  const rows = await handle
    .selectFrom('league_player')
    .select(['id', 'member_id as memberId'])
    .where('member_id', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, memberId }) => (memberId === null ? [] : [[id, memberId] as const])));
}

/** The same with the names of the members, for administrators. */
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
