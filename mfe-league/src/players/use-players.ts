import { PlayersList } from '@club/shared/contracts/league/players';
import { useLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /players-list: all players ever, in Croatian order. */
export function usePlayers() {
  return useLeagueQuery({ queryKey: keys.players, schema: PlayersList, path: 'players-list' });
}
