import { useAuth } from '@club/shared/auth';
import { PlayerDetails } from '@club/shared/contracts/league/players';
import { hasRole } from '@club/shared/contracts/roles';
import { useLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/**
 * GET /details/{id}. Asked at once, also while the session is still unknown: whoever turns out to be an administrator asks
 * again.
 */
export function usePlayer(id: number) {
  const isAdministrator = useAuth(({ identity }) => hasRole(identity?.roles ?? [], 'ADMIN'));
  return useLeagueQuery({
    queryKey: keys.player(id, isAdministrator ? 'ADMIN' : 'PUBLIC'),
    schema: PlayerDetails,
    path: `details/${id}`,
  });
}
