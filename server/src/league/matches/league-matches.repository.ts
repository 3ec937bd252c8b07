import type { Handle } from '../../platform/database';

/** Matches with what is entered for them, in the order of play. */
export const leagueMatches = (handle: Handle) =>
  handle
    .selectFrom('league_match as match')
    .leftJoin('league_result as result', (join) =>
      join.onRef('result.match_id', '=', 'match.id').onRef('result.year', '=', 'match.year'),
    )
    .selectAll('match')
    .select([
      'result.state',
      'result.version',
      'result.entered_by as enteredBy',
      'result.entered_player as enteredPlayer',
      'result.entered_at as enteredAt',
      'result.dispute_reason as disputeReason',
    ])
    .orderBy('match.year')
    .orderBy('ordinal');

export type LeagueMatchRow = Awaited<ReturnType<ReturnType<typeof leagueMatches>['execute']>>[number];

export const matchesOfSeason = (handle: Handle, year: number): Promise<LeagueMatchRow[]> =>
  leagueMatches(handle).where('match.year', '=', year).execute();

/** On court for one of the two sides, in any season. */
export const matchesOfPlayer = (handle: Handle, player: number): Promise<LeagueMatchRow[]> =>
  leagueMatches(handle)
    .where((of) => of.or([of('player1', '=', player), of('player2', '=', player)]))
    .execute();

/** The same, and those in which somebody stands in for the player. */
export const matchesConcerning = (handle: Handle, player: number): Promise<LeagueMatchRow[]> =>
  leagueMatches(handle)
    .where((of) =>
      of.or([
        of('player1', '=', player),
        of('player2', '=', player),
        of('substituted1', '=', player),
        of('substituted2', '=', player),
      ]),
    )
    .execute();

export const matchesBetween = (handle: Handle, first: number, second: number): Promise<LeagueMatchRow[]> =>
  leagueMatches(handle)
    .where((of) =>
      of.or([
        of.and([of('player1', '=', first), of('player2', '=', second)]),
        of.and([of('player1', '=', second), of('player2', '=', first)]),
      ]),
    )
    .execute();

export const findMatch = (handle: Handle, id: string): Promise<LeagueMatchRow | undefined> =>
  leagueMatches(handle).where('match.id', '=', id).executeTakeFirst();
