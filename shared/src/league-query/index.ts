export { useLeagueQuery, useOptionalLeagueQuery } from './use-league-query';
export { useLeagueSeasons } from './use-league-seasons';
export { REGISTRATION_WINDOW_KEY, useRegistrationWindow } from './use-registration-window';
