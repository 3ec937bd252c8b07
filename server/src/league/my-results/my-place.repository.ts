import type { Handle } from '../../platform/database';

/** A player's place in the newest season that has one, and his row in its last published pyramid. */
export async function placeOfPlayer(handle: Handle, player: number) {
  const part = await handle
    .selectFrom('league_participation')
    .select(['year', 'rank as place', 'points'])
    .where('player_id', '=', player)
    .orderBy('year', 'desc')
    .executeTakeFirst();
  if (!part) return undefined;
  const cell = await handle
    .selectFrom('league_cell')
    .innerJoin('league_round', (join) =>
      join.onRef('league_round.year', '=', 'league_cell.year').onRef('league_round.number', '=', 'league_cell.round'),
    )
    .select('row')
    .where('player_id', '=', player)
    .where('league_cell.year', '=', part.year)
    // The result of an open round is provisional.
    .where((of) => of.or([of('sheet', '=', 'INITIAL'), of('closed', '=', true)]))
    .orderBy('round', 'desc')
    .orderBy('sheet', 'desc')
    .executeTakeFirst();
  return { ...part, row: cell?.row ?? null };
}
