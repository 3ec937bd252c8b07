import type { Handle } from '../../platform/database';

/** Group A, then B, each best first. */
export const groupRowsOf = (handle: Handle, year: number) =>
  handle
    .selectFrom('league_group_row')
    .select(['group_type as groupType', 'rank', 'player_id as playerId', 'points'])
    .where('year', '=', year)
    .orderBy('group_type')
    .orderBy('rank')
    .execute();
