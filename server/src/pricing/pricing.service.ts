import type { PriceList as PriceListAnswer, PricingResponse } from '@club/shared/contracts/pricing';
import { centsToEuros, clockTime } from '@club/shared/domain';
import type { Clock } from '../platform/clock';
import type { Database, Handle } from '../platform/database';
import { type PriceList, priceListOn } from './price-rules';
import { lightedCourts, nextPriceList, packagesOf, priceListsUntil } from './pricing.repository';

export type ReadPricing = ReturnType<typeof createPricing>;

export function createPricing({ db, clock }: { db: Database; clock: Clock }) {
  /** The price list in force today; empty lists when there is none. With the next one, once it is known. */
  return async (): Promise<PricingResponse> => {
    const today = clock.today();
    const list = priceListOn(await priceListsUntil(db.handle, today), today);
    const next = await nextPriceList(db.handle, today);
    return {
      ...(list ? await answerOf(db.handle, list) : { organizationPricing: [], organizationPackages: [] }),
      ...(next && { upcoming: { validFrom: next.validFrom, ...(await answerOf(db.handle, next)) } }),
    };
  };
}

async function answerOf(handle: Handle, list: PriceList): Promise<PriceListAnswer> {
  const lighted = await lightedCourts(handle);
  const packages = await packagesOf(handle, list.id);
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
