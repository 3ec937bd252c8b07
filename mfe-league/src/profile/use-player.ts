import { PlayerDetails } from '@club/shared/contracts/league/players';
import { useLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /details/{id} */
export function usePlayer(id: number) {
  return useLeagueQuery({ queryKey: keys.player(id), schema: PlayerDetails, path: `details/${id}` });
}
