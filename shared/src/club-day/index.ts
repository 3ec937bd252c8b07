export { useClubDay } from './use-club-day';
export { useWallClock } from './use-wall-clock';
