import { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { useLeagueQuery } from '../league-query/use-league-query';
import { keys } from '../query-keys';

/** GET /league-registration: the season that the form currently registers for, and whether its registration is open. */
export function useRegistrationWindow() {
  return useLeagueQuery({
    queryKey: keys.registrationWindow,
    schema: RegistrationWindow,
    path: 'league-registration',
  });
}
