import { GRID_DAYS } from '@club/shared/contracts/bookings/grid';
import { dayAfter, hasStarted, isOpenOn, personName, type WallClock, withoutDiacritics } from '@club/shared/domain';
import { type CourtSlot, type HiddenRule, isHidden, type Season } from '../court-plan';
import { type PriceList, priceListOn, slotPriceCents } from '../pricing';

/** All settings that determine which slots are offered on the coming days, and at what price. */
export interface PricedPlan {
  readonly slots: readonly CourtSlot[];
  readonly hidden: readonly HiddenRule[];
  readonly seasons: readonly Season[];
  readonly priceLists: readonly PriceList[];
}

/** One value for each day of the grid: today and the next three. */
export type Four<Value> = readonly [Value, Value, Value, Value];

/** Zagreb dates of the grid. */
export const gridDays = (today: string): Four<string> => [
  today,
  dayAfter(today, 1),
  dayAfter(today, 2),
  dayAfter(today, 3),
];

/**
 * The error of a date compared with the day of the page's index (1 = its today). An older date, or another day of the
 * grid, means that midnight has passed while the page was open (resolution 5); a later one was never in a grid.
 */
export function dateRefusal(
  today: string,
  index: number,
  date: string,
): 'DATE_OUTSIDE_GRID' | 'DAY_MISMATCH' | undefined {
  if (date > dayAfter(today, GRID_DAYS - 1)) return 'DATE_OUTSIDE_GRID';
  return date === dayAfter(today, index - 1) ? undefined : 'DAY_MISMATCH';
}

/**
 * Cents that a slot costs on a day; undefined when it is hidden or retired, the courts are closed or there is no price.
 */
export function offeredAt(plan: PricedPlan, slot: CourtSlot, day: string): number | undefined {
  if (slot.isRetired || isHidden(plan.hidden, slot, day) || !isOpenOn(plan.seasons, day)) return undefined;
  const list = priceListOn(plan.priceLists, day);
  return list && slotPriceCents(list, slot.lighted, slot.starts);
}

export type SlotRefusal = 'SLOT_UNKNOWN' | 'SEASON_CLOSED' | 'SLOT_HIDDEN' | 'SLOT_PAST';

/** The requested slot with its price, or the reason why it cannot be booked even if it is free. */
export function bookable(
  plan: PricedPlan,
  now: WallClock,
  slotId: number,
  day: string,
): (CourtSlot & { priceCents: number }) | SlotRefusal {
  const slot = plan.slots.find((each) => each.id === slotId);
  if (!slot || slot.isRetired) return 'SLOT_UNKNOWN';
  if (!isOpenOn(plan.seasons, day)) return 'SEASON_CLOSED';
  const priceCents = offeredAt(plan, slot, day);
  if (priceCents === undefined) return 'SLOT_HIDDEN';
  return hasStarted(now, day, slot.starts) ? 'SLOT_PAST' : { ...slot, priceCents };
}

/** Whether a typed name is the person's, in any order, case and punctuation, with or without diacritics. */
export function isNameOf(person: { readonly firstName: string; readonly lastName: string }, typed: string): boolean {
  const normalized = (name: string) => (withoutDiacritics(name).match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
  return normalized(personName(person)) === normalized(typed);
}
