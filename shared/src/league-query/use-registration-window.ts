import { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { useLeagueQuery } from './use-league-query';

/** Query key of `useRegistrationWindow`. */
export const REGISTRATION_WINDOW_KEY = ['league', 'registration-window'] as const;

/** GET /league-registration: the season that the form currently registers for, and whether its registration is open. */
export function useRegistrationWindow() {
  return useLeagueQuery({
    queryKey: REGISTRATION_WINDOW_KEY,
    schema: RegistrationWindow,
    path: 'league-registration',
  });
}
