import type { Handle } from '../../platform/database';

/**
 * The players of each season: those who took part, or were on court in it as substitutes. Of an archived season the file
 * may have no more than a champion, the groups or a pyramid.
 */
function tookPart(handle: Handle) {
  const onCourt = (side: 'player1' | 'player2') =>
    handle.selectFrom('league_match').select([`${side} as player_id`, 'year']);
  return handle
    .selectFrom('league_participation')
    .select(['player_id', 'year'])
    .union(onCourt('player1'))
    .union(onCourt('player2'))
    .union(handle.selectFrom('league_title').select(['player_id', 'year']))
    .union(handle.selectFrom('league_group_row').select(['player_id', 'year']))
    .union(handle.selectFrom('league_cell').select(['player_id', 'year']));
}

/** The same, and those with an entry. */
const inSeasons = (handle: Handle) =>
  handle.selectFrom('league_entry').select(['player_id', 'year']).union(tookPart(handle));

/**
 * Seasons with an entry or a part, or in which the player was on court (as a substitute without either), ascending.
 * Somebody without any, as after an import with a misspelt name was corrected, is not included.
 */
export async function yearsByPlayer(handle: Handle): Promise<ReadonlyMap<number, number[]>> {
  const rows = await inSeasons(handle).orderBy('year').execute();
  const years = new Map<number, number[]>();
  for (const { player_id, year } of rows) years.set(player_id, [...(years.get(player_id) ?? []), year]);
  return years;
}

/** Whether a player has a season, as in `yearsByPlayer`: visitors are shown nobody else. */
export async function hasSeason(handle: Handle, id: number): Promise<boolean> {
  const found = await handle
    .selectFrom(inSeasons(handle).as('season'))
    .select('year')
    .where('player_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Players who took part in a season before a year, or were on court in it as substitutes. */
export async function playersBefore(handle: Handle, year: number): Promise<ReadonlySet<number>> {
  const rows = await handle
    .selectFrom(tookPart(handle).as('part'))
    .select('player_id')
    .where('year', '<', year)
    .execute();
  return new Set(rows.map(({ player_id }) => player_id));
}

/** The names of everybody who plays in a season, and has not left it, besides a member's own player. */
export function otherNamesIn(handle: Handle, year: number, memberId: number) {
  return handle
    .selectFrom(inSeasons(handle).as('playing'))
    .innerJoin('league_player', 'league_player.id', 'player_id')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('year', '=', year)
    .where('member_id', 'is distinct from', memberId)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('league_entry')
            .whereRef('league_entry.player_id', '=', 'league_player.id')
            .where('league_entry.year', '=', year)
            .where('withdrawn_on', 'is not', null),
        ),
      ),
    )
    .execute();
}
