import type { Handle } from '../../platform/database';

/**
 * A player's place in the newest season in which he took part, and his row in its last published pyramid, in which a
 * player who has left it is no more.
 */
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
    .where('round', '=', (of) =>
      of
        .selectFrom('league_cell as published')
        .select(({ fn }) => fn.max('published.round').as('round'))
        .where('published.year', '=', part.year),
    )
    // The result of an open round is provisional.
    .where((of) => of.or([of('sheet', '=', 'INITIAL'), of('closed', '=', true)]))
    .orderBy('sheet', 'desc')
    .executeTakeFirst();
  return { ...part, row: cell?.row ?? null };
}
