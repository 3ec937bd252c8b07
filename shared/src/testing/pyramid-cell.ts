import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';

/** A cell of an initial pyramid of round 1 of 2026 with a player of 100 points, except for what a test overrides. */
export const pyramidCell = (
  pyramidRow: number,
  playerPosition: number,
  player: LeaguePlayer | null,
  but: Partial<PyramidCell> = {},
): PyramidCell => ({
  player,
  startPoints: player === null ? null : 100,
  endPoints: null,
  pyramidRow,
  playerPosition,
  round: 'PRVO_KOLO',
  year: 2026,
  substituted: null,
  absent: false,
  colour: null,
  movement: null,
  matchPoints: null,
  bonus: null,
  ...but,
});
