import type { Handle } from '../../platform/database';

/** The season's table, best first. */
export const rankingOf = (handle: Handle, year: number) =>
  handle
    .selectFrom('league_participation')
    .select(['player_id as player', 'rank', 'points', 'played_round as playedRound'])
    .where('year', '=', year)
    .where('rank', 'is not', null)
    .orderBy('rank')
    .execute();
