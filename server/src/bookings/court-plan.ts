import { GRID_DAYS } from '@club/shared/contracts/bookings/grid';
import { dayAfter } from '@club/shared/domain';
import type { Handle } from '../platform/database';
import { priceLists } from '../pricing';
import { courtSlots, hiddenRules, seasonsFrom } from '../seasons';
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
