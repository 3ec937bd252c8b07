import { type Bracket, isPlayer } from '../engine';
import type { LeaguePlayerRow } from '../players/league-players.repository';
import type { SeasonRows, StoredDraw } from '../projection/season-rows';
import type { LeagueSeasonRow } from '../seasons/league-seasons.repository';
import type { RowOf, SeasonFile } from './sections';

/** All data of a season that its file contains. */
export interface ExportedSeason {
  readonly season: Pick<LeagueSeasonRow, 'year' | 'kind' | 'planned_rounds'>;
  readonly rounds: readonly { number: number; start_date: string | null; end_date: string | null }[];
  readonly rows: SeasonRows;
  readonly players: ReadonlyMap<number, LeaguePlayerRow>;
  readonly captions: ReadonlyMap<number, string>;
}

/** A stored season as its file. Players are numbered by name, so that the ids of a database do not matter. */
export function fileOfSeason({ season, rounds, rows, players, captions }: ExportedSeason): SeasonFile {
  const { year, kind, planned_rounds: kola } = season;
  const draw = drawOf(rows);
  const brackets = draw ? bracketsOf(draw) : [];
  const people = peopleOfSeason({ rows, players });
  const keys = new Map(people.map(({ id }, index) => [id, index + 1]));
  const key = (id: number): number => keys.get(id) ?? 0;
  const keyOrNull = (id: number | null): number | null => (id === null ? null : key(id));
  const parts = new Map(rows.league_participation.map((part) => [part.player_id, part]));
  return {
    SEZONA: [
      {
        godina: year,
        vrsta: kind === 'GROUPS' ? 'GROUPS' : 'ARCHIVE',
        kola,
        ždrijeb: draw?.draw ?? null,
        sjeme: draw?.lotSeed ?? null,
      },
    ],
    IGRAČ: people.map(({ id, firstName, lastName, nickname, birthDate, residence }) => ({
      oznaka: key(id),
      prezime: lastName,
      ime: firstName,
      nadimak: nickname,
      rođen: birthDate,
      mjesto: residence,
      status: parts.get(id)?.status ?? null,
      mjestoNaLjestvici: parts.get(id)?.rank ?? null,
      bodovi: parts.get(id)?.points ?? null,
    })),
    KOLO: rounds.map(({ number, start_date, end_date }) => ({
      broj: number,
      od: start_date ?? '',
      do: end_date ?? '',
    })),
    POLJE: inOrder(rows.league_cell, ({ round, sheet, row, position }) => [
      round,
      sheet === 'INITIAL' ? 0 : 1,
      row,
      position,
    ]).map((cell) => ({
      kolo: cell.round,
      piramida: cell.sheet,
      red: cell.row,
      pozicija: cell.position,
      igrač: key(cell.player_id),
      zamjena: keyOrNull(cell.substitute_id),
      odsutan: cell.absent,
      početniBodovi: cell.start_points,
      bodoviMeča: cell.match_points,
      bodoviZaRed: cell.bonus,
      završniBodovi: cell.end_points,
      boja: cell.colour,
      smjer: cell.direction,
    })),
    MEČ: inOrder(rows.league_match, ({ ordinal }) => [ordinal]).map((match) => ({
      oznaka: match.id,
      turnir: match.tournament,
      faza: match.phase,
      skupina: match.group_type,
      igrač1: key(match.player1),
      igrač2: key(match.player2),
      umjesto1: keyOrNull(match.substituted1),
      umjesto2: keyOrNull(match.substituted2),
      lopte: keyOrNull(match.ball_carrier),
      ishod: match.outcome,
      setovi: match.sets,
      predao: match.by_side === null ? null : match.by_side === 1 ? 1 : 0,
      ispričan: match.excused,
      od: match.start_date,
      do: match.end_date,
      red1: match.row1,
      pozicija1: match.position1,
      red2: match.row2,
      pozicija2: match.position2,
      bodovi1: match.points1,
      bodovi2: match.points2,
    })),
    CRTA: linesOf(brackets, key),
    SKUPINA: inOrder(rows.league_group_row, ({ group_type, rank }) => [group_type === 'A' ? 0 : 1, rank]).map(
      (row) => ({
        skupina: row.group_type,
        mjesto: row.rank,
        igrač: key(row.player_id),
        bodovi: row.points,
      }),
    ),
    NASLOV: inOrder(rows.league_title, ({ tournament }) => [tournament === 'MAIN' ? 0 : 1]).map((title) => {
      return { turnir: title.tournament, igrač: key(title.player_id) };
    }),
    SLIKA: [...captions].sort(([left], [right]) => left - right).map(([broj, opis]) => ({ broj, opis })),
  };
}

function drawOf({ league_draw: [stored] }: SeasonRows): StoredDraw | null {
  return stored ? (stored.draw as StoredDraw) : null;
}

/** All people whom the season mentions, by name. */
export function peopleOfSeason({
  rows,
  players,
}: Pick<ExportedSeason, 'rows' | 'players'>): readonly LeaguePlayerRow[] {
  const draw = drawOf(rows);
  const brackets = draw ? bracketsOf(draw) : [];
  const mentioned = new Set<number | null>([
    ...rows.league_participation.map(({ player_id }) => player_id),
    ...rows.league_cell.flatMap(({ player_id, substitute_id }) => [player_id, substitute_id]),
    ...rows.league_match.flatMap(({ player1, player2, substituted1, substituted2, ball_carrier }) => [
      player1,
      player2,
      substituted1,
      substituted2,
      ball_carrier,
    ]),
    ...brackets.flatMap(({ bracket }) => bracket.lines.flatMap(({ slot }) => (isPlayer(slot) ? slot : []))),
    ...rows.league_group_row.map(({ player_id }) => player_id),
    ...rows.league_title.map(({ player_id }) => player_id),
  ]);
  const nameOf = ({ lastName, firstName, nickname, birthDate }: LeaguePlayerRow) =>
    [lastName, firstName, nickname ?? '', birthDate ?? ''].join('\u0000');
  return [...mentioned]
    .flatMap((id) => (id === null ? [] : (players.get(id) ?? [])))
    .sort((left, right) => (nameOf(left) < nameOf(right) ? -1 : 1));
}

interface NamedBracket {
  readonly name: string;
  readonly bracket: Bracket;
}

function bracketsOf({ main, consolation, qualifications }: StoredDraw): NamedBracket[] {
  return [
    { name: 'MAIN', bracket: main },
    ...(consolation ? [{ name: 'CONSOLATION', bracket: consolation }] : []),
    ...qualifications.map((bracket, index) => ({ name: `QUALIFICATION-${index + 1}`, bracket })),
  ];
}

function linesOf(brackets: readonly NamedBracket[], key: (id: number) => number): RowOf<'CRTA'>[] {
  return brackets.flatMap(({ name, bracket }) =>
    bracket.lines.map(({ slot, place, section }, index) => ({
      ždrijeb: name,
      broj: index + 1,
      igrač: isPlayer(slot) ? key(slot) : null,
      mjesto: place,
      kvalifikacije: section,
    })),
  );
}

function inOrder<Row>(rows: readonly Row[], orderOf: (row: Row) => readonly number[]): Row[] {
  return rows.toSorted((left, right) => {
    const [mine, other] = [orderOf(left), orderOf(right)];
    const index = mine.findIndex((value, at) => value !== other[at]);
    return index === -1 ? 0 : (mine[index] ?? 0) - (other[index] ?? 0);
  });
}
