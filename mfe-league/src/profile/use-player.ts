import { useAuth } from '@club/shared/auth';
import { PlayerDetails } from '@club/shared/contracts/league/players';
import { hasRole } from '@club/shared/contracts/roles';
import { useOptionalLeagueQuery } from '@club/shared/league-query';
import { useLiveQuery } from '@club/shared/live';
import { keys } from '../query-keys';

/**
 * GET /details/{id}. Requested at once, even while the session is still unknown, and again if the user turns out to be an
 * administrator.
 */
export function usePlayer(id: number) {
  const isAdministrator = useAuth(({ identity }) => hasRole(identity?.roles ?? [], 'ADMIN'));
  const queryKey = keys.player(id, isAdministrator ? 'ADMIN' : 'PUBLIC');
  // The topic `members` includes the player's consent to public contact data.
  useLiveQuery('members', queryKey);
  return useOptionalLeagueQuery({
    queryKey,
    schema: PlayerDetails,
    path: `details/${id}`,
  });
}
