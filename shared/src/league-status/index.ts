export { useLeagueStatus } from './use-league-status';
