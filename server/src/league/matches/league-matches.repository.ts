import type { Selectable } from 'kysely';
import type { Handle } from '../../platform/database';
import type { Tables } from '../../platform/schema';

export type StoredMatchRow = Selectable<Tables['league_match']>;

/** Stored matches, in the order of play. */
const storedMatches = (handle: Handle) =>
  handle.selectFrom('league_match as match').selectAll('match').orderBy('match.year').orderBy('ordinal');

/** The same with their entered results. */
export const leagueMatches = (handle: Handle) =>
  storedMatches(handle)
    .leftJoin('league_result as result', (join) =>
      join.onRef('result.match_id', '=', 'match.id').onRef('result.year', '=', 'match.year'),
    )
    .select([
      'result.state',
      'result.version',
      'result.entered_by as enteredBy',
      'result.entered_player as enteredPlayer',
      'result.entered_at as enteredAt',
      'result.dispute_reason as disputeReason',
    ]);

export type LeagueMatchRow = Awaited<ReturnType<ReturnType<typeof leagueMatches>['execute']>>[number];

/** Identification and phase of every match of these seasons. */
export const matchIdsOf = (handle: Handle, years: readonly number[]) =>
  handle
    .selectFrom('league_match')
    .select(['year', 'id', 'phase'])
    .where('year', 'in', years)
    .orderBy('year')
    .orderBy('id')
    .execute();

export const matchesOfSeason = (handle: Handle, year: number): Promise<LeagueMatchRow[]> =>
  leagueMatches(handle).where('match.year', '=', year).execute();

/**
 * On court for either side, in any season; without entered results, because joining them would read every result ever.
 */
export const matchesOfPlayer = (handle: Handle, player: number): Promise<StoredMatchRow[]> =>
  storedMatches(handle)
    .where((of) => of.or([of('player1', '=', player), of('player2', '=', player)]))
    .execute();

/** Matches of a player, and those in which the player has a substitute. */
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

/** Without a result, in a season that is played. @param player on court for either side; left out: everybody's */
export const openMatches = (handle: Handle, player?: number): Promise<StoredMatchRow[]> =>
  storedMatches(handle)
    .innerJoin('league_season', 'league_season.year', 'match.year')
    .where('league_season.state', 'in', ['ROUNDS', 'KNOCKOUT'])
    .where('closed', '=', false)
    .where('outcome', 'is', null)
    .$if(player !== undefined, (rows) =>
      rows.where((of) => of.or([of('player1', '=', Number(player)), of('player2', '=', Number(player))])),
    )
    .execute();

export const matchesBetween = (handle: Handle, first: number, second: number): Promise<StoredMatchRow[]> =>
  storedMatches(handle)
    .where((of) =>
      of.or([
        of.and([of('player1', '=', first), of('player2', '=', second)]),
        of.and([of('player1', '=', second), of('player2', '=', first)]),
      ]),
    )
    .execute();

export const findMatch = (handle: Handle, id: string): Promise<LeagueMatchRow | undefined> =>
  leagueMatches(handle).where('match.id', '=', id).executeTakeFirst();
