import type { Handle } from '../platform/database';
import type { LandingDates } from './landing-rules';
import type { Season } from './season-rules';
import type { CourtSlot, HiddenRule } from './slot-rules';

/** Every slot of a day, by start, then court. */
export function courtSlots(handle: Handle): Promise<CourtSlot[]> {
  return handle
    .selectFrom('slot')
    .innerJoin('court', 'court.id', 'slot.court_id')
    .select(['slot.id', 'slot.court_id as courtId', 'slot.starts', 'court.lighted'])
    .orderBy('slot.starts')
    .orderBy('slot.court_id')
    .execute();
}

export function hiddenRules(handle: Handle): Promise<HiddenRule[]> {
  return handle.selectFrom('hidden_slot').select(['court_id as courtId', 'starts', 'from_day as fromDay']).execute();
}

/** Seasons that have not ended by a Zagreb date, soonest first. */
export function seasonsFrom(handle: Handle, today: string): Promise<Season[]> {
  return handle
    .selectFrom('season')
    .select(['name', 'opens_on as opensOn', 'closes_on as closesOn'])
    .where('closes_on', '>=', today)
    .orderBy('opens_on')
    .execute();
}

export function landingDates(handle: Handle): Promise<LandingDates> {
  return handle
    .selectFrom('landing_dates')
    .select(['registration_from as registrationFrom', 'league_from as leagueFrom', 'league_until as leagueUntil'])
    .executeTakeFirstOrThrow();
}
