import type { Handle } from '../platform/database';
import type { LandingDates } from './landing-rules';

export function landingDates(handle: Handle): Promise<LandingDates> {
  return handle
    .selectFrom('landing_dates')
    .select(['registration_from as registrationFrom', 'league_from as leagueFrom', 'league_until as leagueUntil'])
    .executeTakeFirstOrThrow();
}
