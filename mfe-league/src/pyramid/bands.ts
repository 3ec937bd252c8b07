import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { isFront } from '@club/shared/league-pyramid';

/**
 * Rows that play each other in a round, with their matches: a pair of rows, or one row that plays within itself. Without
 * rows it has the matches of which no row is known.
 */
export interface Band {
  readonly rows: readonly number[];
  readonly matches: readonly LeagueMatch[];
}

interface BandedRound {
  initial: readonly PyramidCell[];
  result: readonly PyramidCell[];
  matches: readonly LeagueMatch[];
  /** The remainder modulo two of the rows directly above an attack front. */
  separatorRows: 0 | 1;
}

/**
 * Splits a round into its bands, from the top. There is an attack front below every row with the remainder
 * `separatorRows` (league rule R2).
 */
export function bandsOf({ initial, result, matches, separatorRows }: BandedRound): Band[] {
  // An archived round may have matches without pyramids.
  const count = Math.max(
    0,
    ...[...initial, ...result].map(({ pyramidRow }) => pyramidRow),
    ...matches.flatMap(({ row1, row2 }) => [row1 ?? 0, row2 ?? 0]),
  );
  const bands: number[][] = [];
  for (let row = 1; row <= count; row += 1) {
    const above = bands.at(-1);
    if (above && isFront(row - 1, separatorRows)) above.push(row);
    else bands.push([row]);
  }
  const rowOf = defenderRows(initial);
  const banded = bands.map((rows) => ({ rows, matches: matches.filter((match) => rows.includes(rowOf(match))) }));
  const others = matches.filter((match) => !banded.some((band) => band.matches.includes(match)));
  return others.length > 0 ? [...banded, { rows: [], matches: others }] : banded;
}

/**
 * Archived matches may not contain their rows; then the cell of the defender determines them, or that of the player whom
 * he replaces.
 */
function defenderRows(initial: readonly PyramidCell[]): (match: LeagueMatch) => number {
  const rows = new Map(initial.flatMap(({ player, pyramidRow }) => (player ? [[player.id, pyramidRow]] : [])));
  return ({ row1, player1, substituted1 }) =>
    row1 ?? rows.get(player1.id) ?? (substituted1 && rows.get(substituted1.id)) ?? 0;
}
