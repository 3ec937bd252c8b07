import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { playersByName } from './players-by-name';

/** The players of a match: both on court, and the regulars whom they replace. */
export const matchPlayers = ({ player1, player2, substituted1, substituted2 }: LeagueMatch) => [
  player1,
  player2,
  substituted1,
  substituted2,
];

/**
 * Everybody in these pyramids or matches, including substitutes, in Croatian order; an imported season may have matches
 * only.
 */
export const roundPlayers = (
  pyramids: readonly (readonly PyramidCell[])[],
  matches: readonly LeagueMatch[],
): LeaguePlayer[] =>
  playersByName([
    ...pyramids.flat().flatMap(({ player, substituted }) => [player, substituted]),
    ...matches.flatMap(matchPlayers),
  ]);
