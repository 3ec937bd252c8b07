import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { playersByName } from './players-by-name';

/** Everybody who ever had a place in these pyramids, including substitutes, in Croatian order. */
export const seasonPlayers = (pyramids: readonly (readonly PyramidCell[])[]): LeaguePlayer[] =>
  playersByName(pyramids.flat().flatMap(({ player, substituted }) => [player, substituted]));
