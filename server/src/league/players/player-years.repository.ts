import { sql } from 'kysely';
import type { Handle } from '../../platform/database';
import { FILED_COLUMNS, PLAYING_COLUMNS } from './player-columns';

interface InSeason {
  readonly player_id: number;
  readonly year: number;
}

const namedIn = (column: string) => {
  const [table = ''] = column.split('.');
  const player = sql.ref(column);
  return sql`select ${player} as player_id, year from ${sql.table(table)} where ${player} is not null`;
};

/** Players in the lines of the draws; the other slots of a draw follow from these. */
const drawn = sql`
  select line::int as player_id, year
  from league_draw, jsonb_path_query(draw, '$.*[*].lines[*].slot ? (@.type() == "number")') as line
  where true`;

/** The places in pyramids of seasons played by the rules, by far the most rows, would name nobody else. */
const filed = [...FILED_COLUMNS.map(namedIn), drawn].map(
  (rows) => sql`${rows} and year in (select year from league_season where kind <> 'RULES')`,
);

/** The players of each season: all whom it names, of one from a file all who are in the file. */
const NAMED = [...PLAYING_COLUMNS.map(namedIn), ...filed];

/** The same, and those with an entry. */
const NAMED_OR_ENTERED = [namedIn('league_entry.player_id'), ...NAMED];

const rowsOf = (parts: typeof NAMED) => sql<InSeason>`(${sql.join(parts, sql` union `)})`;
const named = rowsOf(NAMED);
const inSeasons = rowsOf(NAMED_OR_ENTERED);

/**
 * Seasons with an entry, or that name the player, for example as a substitute on court, ascending.
 * Somebody without any, as after an import with a misspelt name was corrected, is not included.
 */
export async function yearsByPlayer(handle: Handle): Promise<ReadonlyMap<number, number[]>> {
  const rows = await handle.selectFrom(inSeasons.as('season')).selectAll().orderBy('year').execute();
  const years = new Map<number, number[]>();
  for (const { player_id, year } of rows) years.set(player_id, [...(years.get(player_id) ?? []), year]);
  return years;
}

/** Whether a player has a season, as in `yearsByPlayer`: visitors are shown nobody else. */
export async function hasSeason(handle: Handle, id: number): Promise<boolean> {
  // One condition for each place, the usual ones first: of most players the others are not looked at.
  const places = NAMED_OR_ENTERED.map(
    (rows) => sql`exists (select from (${rows}) as season where player_id = ${id}::int)`,
  );
  const { rows } = await sql<{ found: boolean }>`select ${sql.join(places, sql` or `)} as found`.execute(handle);
  return rows[0]?.found === true;
}

/** Players whom a season before a year names. An entry is none: not everybody with one has played. */
export async function playersBefore(handle: Handle, year: number): Promise<ReadonlySet<number>> {
  const rows = await handle.selectFrom(named.as('season')).select('player_id').where('year', '<', year).execute();
  return new Set(rows.map(({ player_id }) => player_id));
}

/** The names of everybody who plays in a season, and has not left it, besides a member's own player. */
export function otherNamesIn(handle: Handle, year: number, memberId: number) {
  return handle
    .selectFrom(inSeasons.as('playing'))
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
