import { GRID_DAYS } from '@club/shared/contracts/bookings/grid';
import type { FairUse } from '@club/shared/contracts/fair-use';
import { dayAfter } from '@club/shared/domain';
import { readFairUse } from '../fair-use';
import type { Handle, Tx } from '../platform/database';
import { priceLists } from '../pricing';
import { hiddenRules, seasonsFrom, slotsShownOn } from '../seasons';
import type { CourtPlan } from './booking-rules';

export async function readCourtPlan(handle: Handle, today: string): Promise<CourtPlan> {
  // One after another: inside a transaction there is a single connection.
  return {
    today,
    slots: await slotsShownOn(handle, today),
    hidden: await hiddenRules(handle),
    seasons: await seasonsFrom(handle, today),
    priceLists: await priceLists(handle, dayAfter(today, GRID_DAYS - 1)),
  };
}

export interface BookingSettings {
  readonly plan: CourtPlan;
  readonly fairUse: FairUse;
}

/**
 * All settings that decide about bookings, in memory under the version that the database has renewed by itself with
 * each of their changes (migration 0033).
 * @returns the settings of a version that the transaction has read while it holds the court plan
 */
export function keepBookingSettings() {
  let kept: (BookingSettings & { version: string }) | undefined;
  return async (tx: Tx, version: string, today: string): Promise<BookingSettings> => {
    if (kept?.version === version && kept.plan.today === today) return kept;
    const read = { version, plan: await readCourtPlan(tx, today), fairUse: await readFairUse(tx) };
    kept = read;
    return read;
  };
}
