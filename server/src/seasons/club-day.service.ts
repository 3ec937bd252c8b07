import type { ClubDay } from '@club/shared/contracts/club-day';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { landingPhase } from './landing-rules';
import { landingDates, seasonsFrom } from './seasons.repository';

export async function readClubDay({ db, clock }: { db: Database; clock: Clock }): Promise<ClubDay> {
  const today = clock.today();
  const seasons = await seasonsFrom(db.handle, today);
  const dates = await landingDates(db.handle);
  return {
    today,
    now: clock.now().toISOString(),
    seasons,
    landing: landingPhase(dates, today),
    leagueYear: Number(today.slice(0, 4)),
  };
}
