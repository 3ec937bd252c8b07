import type { LeagueSeason } from '@club/shared/contracts/league/seasons';

/** The field of the knockout without qualifications; with more players the last places are played for. */
export const DRAW_PLACES = 48;

/** Who plays the knockout of a season: nobody who has withdrawn. */
export const fieldSize = ({ players, activePlayers = players }: Pick<LeagueSeason, 'players' | 'activePlayers'>) =>
  activePlayers;

/**
 * How many of the best have a bye in the first round of the knockout (league engine): 48 places in a draw of 64, up to
 * 32 players the next power of two; places without a player are byes.
 */
export function drawByes(players: number): number {
  if (players > 32) return 64 - Math.min(players, DRAW_PLACES);
  return 2 ** Math.ceil(Math.log2(players)) - players;
}
