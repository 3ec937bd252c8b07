import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';

/** The player on a side of a match. */
export const playerOn = ({ player1, player2 }: Pick<LeagueMatch, 'player1' | 'player2'>, side: 1 | 2): LeaguePlayer =>
  side === 1 ? player1 : player2;
