import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';

/** A side of a match: that of `player1` or of `player2`. In a pyramid round side 1 defends and side 2 attacks. */
export type Side = 1 | 2;

export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);

/** The player on a side of a match. */
export const playerOn = ({ player1, player2 }: Pick<LeagueMatch, 'player1' | 'player2'>, side: Side): LeaguePlayer =>
  side === 1 ? player1 : player2;

type Substituted = Pick<LeagueMatch, 'substituted1' | 'substituted2'>;

/** The regular whom a substitute replaces on a side of a match; null if nobody is replaced. */
export const regularOn = ({ substituted1, substituted2 }: Substituted, side: Side): LeaguePlayer | null =>
  side === 1 ? substituted1 : substituted2;
