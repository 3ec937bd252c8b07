import type { LeaguePlayer } from '@club/shared/contracts/league/players';

/**
 * `izazivač Grubišić M., branitelj Tomić Ž.`: a pair of a pyramid round as text, for screen readers where the pair is drawn
 * as an arrow. Player 2 attacks. Names are not declined.
 */
export const pyramidPair = ({ player1, player2 }: Readonly<Record<'player1' | 'player2', LeaguePlayer>>): string =>
  `izazivač ${player2.displayName}, branitelj ${player1.displayName}`;
