import { GRID_DAYS } from '@club/shared/contracts/bookings';
import { dayAfter } from '../clock/day-rules';
import type { Handle } from '../database/database';
import { priceLists } from '../pricing/pricing.repository';
import { courtSlots, hiddenRules, seasonsFrom } from '../seasons/seasons.repository';
import type { CourtPlan } from './booking-rules';

export async function readCourtPlan(handle: Handle, today: string): Promise<CourtPlan> {
  // One after another: inside a transaction there is a single connection.
  return {
    today,
    slots: await courtSlots(handle),
    hidden: await hiddenRules(handle),
    seasons: await seasonsFrom(handle, today),
    priceLists: await priceLists(handle, dayAfter(today, GRID_DAYS - 1)),
  };
}
