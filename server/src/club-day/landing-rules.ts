import type { LandingPhase } from '@club/shared/contracts/club-day';

/** Days of the year, `MM-DD`. */
export interface LandingDates {
  readonly registrationFrom: string;
  readonly leagueFrom: string;
  readonly leagueUntil: string;
}

/**
 * The links of the landing page on a Zagreb date: registration up to the league's first day, its last day inclusive.
 */
export function landingPhase(dates: LandingDates, today: string): LandingPhase {
  const day = today.slice(5);
  if (day >= dates.registrationFrom && day < dates.leagueFrom) return 'REGISTRATION';
  return day >= dates.leagueFrom && day <= dates.leagueUntil ? 'LEAGUE' : 'OFF_SEASON';
}
