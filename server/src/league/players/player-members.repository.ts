import type { Handle } from '../../platform/database';

/** The member of each linked player. */
export async function memberOfPlayer(handle: Handle): Promise<ReadonlyMap<number, number>> {
  const rows = await handle
    .selectFrom('league_player')
    .select(['id', 'member_id as memberId'])
    .where('member_id', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, memberId }) => (memberId === null ? [] : [[id, memberId] as const])));
}
