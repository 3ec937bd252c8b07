import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/schema';
import {
  type Knockout,
  type ProjectedSeason,
  projectSeason,
  replaySeason,
  type Season,
  type SeasonMatch,
  type SeasonRecord,
  seeders,
  tally,
} from '../engine';
import { phaseText } from '../seasons/phase-text';
import { resultColumns } from '../seasons/result-columns';

/** The tables that pages read, each with the columns that identify a row. */
export const PROJECTION_KEYS = {
  league_match: ['id'],
  league_cell: ['year', 'round', 'sheet', 'row', 'position'],
  league_participation: ['year', 'player_id'],
  league_title: ['year', 'tournament'],
  league_group_row: ['year', 'group_type', 'rank'],
  league_draw: ['year'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>;

export type ProjectionTable = keyof typeof PROJECTION_KEYS;
type Row<Table extends ProjectionTable> = Selectable<Tables[Table]>;
/** Everything that pages read of a season, as rows. */
export type SeasonRows = { readonly [Table in ProjectionTable]: readonly Row<Table>[] };

/** The stored brackets of a season. */
export type StoredDraw = Pick<Knockout, 'qualifications' | 'main' | 'consolation' | 'phaseDates'> & {
  readonly draw: 'fold' | 'bands';
  readonly lotSeed: number;
};

/** A player's place in the season's table. */
export interface Ranking {
  readonly player: number;
  readonly rank: number;
  readonly points: number;
  readonly playedRound: boolean;
}

/** The data of an archived season besides `ProjectedSeason`. */
export interface SeasonTable {
  /** Best first; a player who is not included has no place. */
  readonly ranking: readonly Ranking[];
  readonly draw: StoredDraw | null;
}

export const NO_ROWS: SeasonRows = {
  league_match: [],
  league_cell: [],
  league_participation: [],
  league_title: [],
  league_group_row: [],
  league_draw: [],
};

/** The rows of a season that is played by the rules; none before its first publication. */
export function rowsOfRecord(record: SeasonRecord | null): SeasonRows {
  if (!record || record.rounds.length === 0) return NO_ROWS;
  const season = replaySeason(record);
  return rowsOfSeason(projectSeason(season), tableOf(season));
}

/** The table and the draw of a replayed season. A player who has left the pyramid is not in the table. */
export function tableOf(season: Season): SeasonTable {
  const { knockout, settings } = season;
  return { ranking: seeders(season), draw: knockout && storedDraw(knockout, settings) };
}

/** The rows of any season, replayed or archived. */
export function rowsOfSeason(projected: ProjectedSeason, { ranking, draw }: SeasonTable): SeasonRows {
  const { year } = projected;
  const places = new Map(ranking.map((place) => [place.player, place]));
  const climbed = projected.cells.filter(({ direction }) => direction === 'UP');
  const climbers = new Set(climbed.map(({ round, player }) => `${round} ${player}`));
  return {
    league_match: projected.matches.map((match, ordinal) => matchRow(match, ordinal, climbers)),
    league_cell: projected.cells.map(({ round, sheet, row, position, player, substitute, isAbsent, ...cell }) => ({
      year,
      round,
      sheet,
      row,
      position,
      player_id: player,
      substitute_id: substitute,
      absent: isAbsent,
      start_points: cell.startPoints,
      match_points: cell.matchPoints,
      bonus: cell.bonus,
      end_points: cell.endPoints,
      colour: cell.colour,
      direction: cell.direction,
    })),
    league_participation: projected.participations.map(({ player, status }) => ({
      year,
      player_id: player,
      status,
      rank: places.get(player)?.rank ?? null,
      points: places.get(player)?.points ?? null,
      played_round: places.get(player)?.playedRound ?? false,
    })),
    league_title: projected.titles.map(({ tournament, player }) => ({ year, tournament, player_id: player })),
    league_group_row: projected.groupRows.map(({ group, rank, player, points }) => {
      return { year, group_type: group, rank, player_id: player, points };
    }),
    league_draw: draw ? [{ year, draw }] : [],
  };
}

function storedDraw(knockout: Knockout, { draw, lotSeed }: Season['settings']): StoredDraw {
  const { qualifications, main, consolation, phaseDates } = knockout;
  return { qualifications, main, consolation, phaseDates, draw, lotSeed };
}

/** @param climbers round and player of all who climbed in a round */
function matchRow(match: SeasonMatch, ordinal: number, climbers: ReadonlySet<string>): Row<'league_match'> {
  const { id, year, phase, tournament, group, sides, places, points, result } = match;
  const [first, second] = sides;
  const winner = result ? tally(result).winner : null;
  // By the cells, not by the result: a substitute's win and a later correction move no player.
  const isSwap = climbers.has(`${phaseText(phase)} ${second.regular}`);
  return {
    id,
    year,
    ordinal,
    phase: phaseText(phase),
    tournament,
    group_type: group,
    player1: first.substitute ?? first.regular,
    player2: second.substitute ?? second.regular,
    substituted1: first.substitute === null ? null : first.regular,
    substituted2: second.substitute === null ? null : second.regular,
    ball_carrier: match.ballCarrier,
    ...resultColumns(result),
    winner_side: winner,
    start_date: match.startDate,
    end_date: match.endDate,
    closed: match.isClosed,
    row1: places?.[0].row ?? null,
    position1: places?.[0].position ?? null,
    row2: places?.[1].row ?? null,
    position2: places?.[1].position ?? null,
    points1: points?.[0] ?? null,
    points2: points?.[1] ?? null,
    movement: places && winner !== null ? (isSwap ? 'SWAP' : 'STAY') : null,
  };
}
