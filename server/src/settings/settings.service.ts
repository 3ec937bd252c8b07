import type { Settings } from '@club/shared/contracts/settings';
import type { Clock } from '../clock/clock';
import type { Database } from '../database/database';
import { euros } from '../pricing/euros';
import { courtSlots, landingDates } from '../seasons/seasons.repository';
import { allHiddenSlots, allPackages, allPriceLists, allSeasons } from './settings.repository';

/** All that administrators can set, as it stands. */
export async function readSettings({ db, clock }: { db: Database; clock: Clock }): Promise<Settings> {
  const today = clock.today();
  const packages = await allPackages(db.handle);
  const lists = await allPriceLists(db.handle);
  return {
    seasons: await allSeasons(db.handle),
    hiddenSlots: (await allHiddenSlots(db.handle)).map(({ id, courtId, starts, fromDay }) => ({
      id,
      teren: courtId,
      vrijemeTermina: starts,
      from: fromDay,
    })),
    priceLists: lists.map(({ id, validFrom, dayCents, nightCents, nightFrom }) => ({
      id,
      validFrom,
      dayPrice: euros(dayCents),
      nightPrice: euros(nightCents),
      nightFrom,
      packages: packages
        .filter((each) => each.priceListId === id)
        .map((each) => ({
          packageName: each.name,
          price: euros(each.cents),
          includedDaySlots: each.daySlots,
          includedNightSlots: each.nightSlots,
        })),
      editable: validFrom > today,
    })),
    landingDates: await landingDates(db.handle),
    slots: (await courtSlots(db.handle)).map(({ courtId, starts }) => ({ teren: courtId, vrijemeTermina: starts })),
  };
}
