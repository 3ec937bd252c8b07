export { useClubDay } from './use-club-day';
