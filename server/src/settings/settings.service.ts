import type { Settings } from '@club/shared/contracts/settings';
import { landingDates } from '../club-day';
import { courtSlots } from '../court-plan';
import { readFairUse } from '../fair-use';
import { readHiddenYears } from '../finances';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { priceLists } from '../pricing';
import { presentPriceList } from './price-lists.presenter';
import { allCourtSeasons, allHiddenSlots, allPackages, usedPriceLists } from './settings.repository';

/** All settings of administrators, with their current values. */
export async function readSettings({ db, clock }: { db: Database; clock: Clock }): Promise<Settings> {
  const today = clock.today();
  const packages = await allPackages(db.handle);
  const lists = await priceLists(db.handle);
  const begun = lists.filter(({ validFrom }) => validFrom <= today);
  // The lists are sorted newest first.
  const inForce = begun[0]?.id;
  const open = lists.filter(({ validFrom }) => validFrom >= today).map(({ id }) => id);
  const used = await usedPriceLists(db.handle, open);
  return {
    seasons: await allCourtSeasons(db.handle),
    hiddenSlots: (await allHiddenSlots(db.handle)).map(({ id, courtId, starts, fromDay }) => ({
      id,
      teren: courtId,
      vrijemeTermina: starts,
      from: fromDay,
    })),
    priceLists: lists.map((list) => ({
      id: list.id,
      ...presentPriceList({ ...list, packages: packages.filter((each) => each.priceListId === list.id) }),
      editable: open.includes(list.id) && !used.includes(list.id),
      inForce: list.id === inForce,
    })),
    landingDates: await landingDates(db.handle),
    hiddenFinanceYears: await readHiddenYears(db.handle),
    fairUse: await readFairUse(db.handle),
    slots: (await courtSlots(db.handle)).map(({ courtId, starts }) => ({ teren: courtId, vrijemeTermina: starts })),
  };
}
