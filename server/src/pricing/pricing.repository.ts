import type { Handle } from '../platform/database';
import type { PriceList } from './price-rules';

const priceList = (handle: Handle) =>
  handle
    .selectFrom('price_list')
    .select([
      'id',
      'valid_from as validFrom',
      'day_cents as dayCents',
      'night_cents as nightCents',
      'night_from as nightFrom',
    ]);

const newestFirst = (handle: Handle) => priceList(handle).orderBy('valid_from', 'desc');

/** All price lists ever, newest first. */
export const priceLists = (handle: Handle): Promise<PriceList[]> => newestFirst(handle).execute();

/** The price lists that have begun by a day, newest first: the few that can be in force then. */
export const priceListsUntil = (handle: Handle, day: string): Promise<PriceList[]> =>
  newestFirst(handle).where('valid_from', '<=', day).limit(20).execute();

/** The price list that begins next after a day. */
export const nextPriceList = (handle: Handle, day: string): Promise<PriceList | undefined> =>
  priceList(handle).where('valid_from', '>', day).orderBy('valid_from').limit(1).executeTakeFirst();

export function packagesOf(handle: Handle, priceListId: number) {
  return handle
    .selectFrom('price_package')
    .select(['name', 'cents', 'day_slots as daySlots', 'night_slots as nightSlots'])
    .where('price_list_id', '=', priceListId)
    .orderBy('id')
    .execute();
}

/** Names of the courts with a night price in the evening. */
export async function lightedCourts(handle: Handle): Promise<string[]> {
  const courts = await handle.selectFrom('court').select('name').where('lighted', '=', true).orderBy('id').execute();
  return courts.map(({ name }) => name);
}
