import type { Side } from '../engine';
import type { LeagueMatchRow } from './league-matches.repository';

/** Both sides; `player1` and `substituted1` are of side 0. */
export const SIDES: readonly Side[] = [0, 1];

/** All players of a side: the one on court, and the regular with a substitute (resolution 44). */
export function playersOfSide({ player1, player2, substituted1, substituted2 }: LeagueMatchRow, side: Side): number[] {
  const both = side === 0 ? [player1, substituted1] : [player2, substituted2];
  return both.filter((player) => player !== null);
}

/** The player's side of a match, on court or as the regular with a substitute; null: neither, or nobody. */
export function sideOfPlayer(match: LeagueMatchRow, player: number | null): Side | null {
  if (player === null) return null;
  return SIDES.find((side) => playersOfSide(match, side).includes(player)) ?? null;
}

/** The side of which the player is on court; null: neither. */
export function sideOnCourt({ player1, player2 }: LeagueMatchRow, player: number | null): Side | null {
  if (player === player1) return 0;
  return player === player2 ? 1 : null;
}
