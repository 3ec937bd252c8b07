import { actionLogRoutes } from '../action-log';
import { createBookings } from '../bookings';
import { createHiddenYearsSetting } from '../finances';
import type { Database } from '../platform/database';
import { openTestClub } from '../testing/test-club';
import { createFairUseSetting } from './fair-use-setting.service';
import { createHiddenSlotsSetting } from './hidden-slots-setting.service';
import { createLandingSetting } from './landing-setting.service';
import { createPricesSetting } from './prices-setting.service';
import { createSeasonsSetting } from './seasons-setting.service';
import { settingsRoutes } from './settings.routes';
import { readSettings } from './settings.service';

/** A club with every setting, the action log, and bookings beside the routes. */
export async function openSettingsForTests(database: Database, now: string) {
  let bookings: ReturnType<typeof createBookings> | undefined;
  const club = await openTestClub(
    database,
    (base) => {
      const parts = { ...base, db: database };
      bookings = createBookings(parts);
      return [
        settingsRoutes({
          read: () => readSettings(parts),
          seasons: createSeasonsSetting(parts),
          hiddenSlots: createHiddenSlotsSetting(parts),
          prices: createPricesSetting(parts),
          landing: createLandingSetting(parts),
          hiddenYears: createHiddenYearsSetting(parts),
          fairUse: createFairUseSetting(parts),
        }),
        actionLogRoutes(database),
      ];
    },
    now,
  );
  if (!bookings) throw new Error('The club was opened without its routes.');
  return { club, bookings };
}
