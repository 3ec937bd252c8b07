import type { Handle } from '../../platform/database';

/** A player's participations, oldest first. */
export const participationsOfPlayer = (handle: Handle, player: number) =>
  handle
    .selectFrom('league_participation')
    .innerJoin('league_season', 'league_season.year', 'league_participation.year')
    .select(['league_participation.year', 'status', 'rank', 'points', 'planned_rounds as plannedRounds'])
    .where('player_id', '=', player)
    .orderBy('league_participation.year')
    .execute();

export const titlesOfPlayer = (handle: Handle, player: number) =>
  handle
    .selectFrom('league_title')
    .select(['year', 'tournament', 'player_id as player'])
    .where('player_id', '=', player)
    .orderBy('year')
    .orderBy('tournament', 'desc')
    .execute();

/** A player's places after closed rounds, in order. */
export const placesOfPlayer = (handle: Handle, player: number) =>
  handle
    .selectFrom('league_cell')
    .innerJoin('league_round', (join) =>
      join
        .onRef('league_round.year', '=', 'league_cell.year')
        .onRef('league_round.number', '=', 'league_cell.round')
        .on('closed', '=', true),
    )
    .select(['league_cell.year', 'round as number', 'row', 'position', 'end_points as points'])
    .where('player_id', '=', player)
    .where('sheet', '=', 'RESULT')
    .orderBy('league_cell.year')
    .orderBy('round')
    .execute();

/** Every cell of a pyramid that is a player's own or in which he is the substitute, also of an open round. */
export const cellsOfPlayer = (handle: Handle, player: number) =>
  handle
    .selectFrom('league_cell')
    .selectAll()
    .where((of) => of.or([of('player_id', '=', player), of('substitute_id', '=', player)]))
    .orderBy('year')
    .orderBy('round')
    .orderBy('sheet')
    .orderBy('row')
    .orderBy('position')
    .execute();

export const groupRowsOfPlayer = (handle: Handle, player: number) =>
  handle
    .selectFrom('league_group_row')
    .select(['year', 'group_type as groupType', 'rank', 'points'])
    .where('player_id', '=', player)
    .orderBy('year')
    .execute();

/** The newest season with participations, and the places of all players in it. */
export async function newestParticipations(handle: Handle) {
  return handle
    .selectFrom('league_participation')
    .select(['year', 'player_id as player', 'status', 'rank'])
    .where('year', '=', (of) => of.selectFrom('league_participation').select((from) => from.fn.max('year').as('year')))
    .execute();
}
