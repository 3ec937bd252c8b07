import { GRID_DAYS } from '@club/shared/contracts/bookings/grid';
import type { FairUse } from '@club/shared/contracts/fair-use';
import { dayAfter } from '@club/shared/domain';
import { courtSlots, hiddenRules, seasonsFrom, slotsShownOn } from '../court-plan';
import { readFairUse } from '../fair-use';
import type { Handle, Tx } from '../platform/database';
import { priceLists, priceListsUntil } from '../pricing';
import type { PricedPlan } from './booking-rules';

/** The plan of a grid's four days. */
export interface GridPlan extends PricedPlan {
  readonly today: string;
}

export async function readGridPlan(handle: Handle, today: string): Promise<GridPlan> {
  // One after another: a transaction has a single connection.
  return {
    today,
    slots: await slotsShownOn(handle, today),
    hidden: await hiddenRules(handle),
    seasons: await seasonsFrom(handle, today),
    priceLists: await priceListsUntil(handle, dayAfter(today, GRID_DAYS - 1)),
  };
}

export interface BookingSettings {
  readonly plan: PricedPlan;
  readonly fairUse: FairUse;
}

/** For all days, so that they need not be read again at midnight. */
async function readBookingSettings(handle: Handle): Promise<BookingSettings> {
  const plan = {
    slots: await courtSlots(handle),
    hidden: await hiddenRules(handle),
    seasons: await seasonsFrom(handle),
    priceLists: await priceLists(handle),
  };
  return { plan, fairUse: await readFairUse(handle) };
}

/**
 * All settings that affect bookings, cached by the version that database triggers renew with each of their changes
 * (migration 0033).
 * @returns the settings of a version that the transaction has read while it holds the court plan
 */
export function cachedBookingSettings() {
  let cached: { version: string; settings: BookingSettings } | undefined;
  return async (tx: Tx, version: string): Promise<BookingSettings> => {
    if (cached?.version === version) return cached.settings;
    const settings = await readBookingSettings(tx);
    cached = { version, settings };
    return settings;
  };
}
