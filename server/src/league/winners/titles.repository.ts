import type { Handle } from '../../platform/database';

/** By year. */
export const allTitles = (handle: Handle) =>
  handle
    .selectFrom('league_title')
    .select(['year', 'tournament', 'player_id as player'])
    .orderBy('year')
    .orderBy('tournament')
    .execute();
