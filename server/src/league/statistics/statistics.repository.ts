import type { Handle } from '../../platform/database';

/** The matches from which the figures of a season are counted. */
export const countedMatches = (handle: Handle, year: number) =>
  handle
    .selectFrom('league_match')
    .select(['id', 'year', 'tournament', 'phase', 'player1', 'player2', 'outcome', 'sets', 'by_side', 'excused'])
    .where('year', '=', year)
    .where('outcome', 'is not', null)
    .orderBy('ordinal')
    .execute();
