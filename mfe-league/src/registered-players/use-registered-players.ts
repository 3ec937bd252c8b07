import { RegisteredPlayers } from '@club/shared/contracts/league/registration';
import { useLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /registered-players: latest change first. */
export function useRegisteredPlayers() {
  return useLeagueQuery({ queryKey: keys.registeredPlayers, schema: RegisteredPlayers, path: 'registered-players' });
}
