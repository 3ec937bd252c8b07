import type { ClubDay } from '@club/shared/contracts/club-day';
import type { FairUse } from '@club/shared/contracts/fair-use';
import { fairUseLines, yearOf } from '@club/shared/domain';
import { seasonsFrom } from '../court-plan';
import { readFairUse } from '../fair-use';
import type { Clock } from '../platform/clock';
import { type Database, outageOf } from '../platform/database';
import { landingDates } from './landing-dates.repository';
import { landingPhase } from './landing-rules';

/** The club's settings, which survive an outage of the database; the day itself is the clock's. */
interface Settled {
  readonly seasons: Awaited<ReturnType<typeof seasonsFrom>>;
  readonly dates: Awaited<ReturnType<typeof landingDates>>;
  readonly fairUse: FairUse;
}

export type ReadClubDay = () => Promise<ClubDay>;

export function createClubDay({ db, clock }: { db: Database; clock: Clock }): ReadClubDay {
  let known: Settled | undefined;
  const settled = async (today: string): Promise<Settled> => {
    try {
      known = {
        seasons: await seasonsFrom(db.handle, today),
        dates: await landingDates(db.handle),
        fairUse: await readFairUse(db.handle),
      };
    } catch (error) {
      if (!known || !outageOf(error)) throw error;
    }
    return known;
  };
  return async () => {
    const today = clock.today();
    const { seasons, dates, fairUse } = await settled(today);
    return {
      today,
      now: clock.now().toISOString(),
      seasons: seasons.filter(({ closesOn }) => closesOn >= today),
      landing: landingPhase(dates, today),
      leagueYear: yearOf(today),
      ...(fairUseLines(fairUse).length > 0 ? { fairUse } : {}),
    };
  };
}
