import type { PricingResponse } from '@club/shared/contracts/pricing';
import { centsToEuros, clockTime } from '@club/shared/domain';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { priceListOn } from './price-rules';
import { lightedCourts, packagesOf, priceListsUntil } from './pricing.repository';

/** The price list in force today; empty lists when there is none. */
export async function organizationPricing({ db, clock }: { db: Database; clock: Clock }): Promise<PricingResponse> {
  const today = clock.today();
  const list = priceListOn(await priceListsUntil(db.handle, today), today);
  if (!list) return { organizationPricing: [], organizationPackages: [] };
  const lighted = await lightedCourts(db.handle);
  const packages = await packagesOf(db.handle, list.id);
  const day = { note: 'Dnevni termin', price: centsToEuros(list.dayCents) };
  const night = {
    note: `Noćni termin (${lighted.join(' i ')}, s rasvjetom, od ${clockTime(list.nightFrom)})`,
    price: centsToEuros(list.nightCents),
  };
  return {
    // Without lights nobody pays the night price.
    organizationPricing: lighted.length > 0 ? [day, night] : [day],
    organizationPackages: packages.map((each) => ({
      packageName: each.name,
      price: centsToEuros(each.cents),
      includedDaySlots: each.daySlots,
      includedNightSlots: each.nightSlots,
    })),
  };
}
