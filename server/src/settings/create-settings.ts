import { createHiddenYearsSetting } from '../finances';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import type { Live } from '../platform/live';
import { createFairUseSetting } from './fair-use-setting.service';
import { createHiddenSlotsSetting } from './hidden-slots-setting.service';
import { createLandingSetting } from './landing-setting.service';
import { createPricesSetting } from './prices-setting.service';
import { createSeasonsSetting } from './seasons-setting.service';
import { readSettings } from './settings.service';

/** Reading all settings, and the service of each. */
export function createSettings(parts: { db: Database; live: Live; clock: Clock }) {
  return {
    read: () => readSettings(parts),
    seasons: createSeasonsSetting(parts),
    hiddenSlots: createHiddenSlotsSetting(parts),
    prices: createPricesSetting(parts),
    landing: createLandingSetting(parts),
    hiddenYears: createHiddenYearsSetting(parts),
    fairUse: createFairUseSetting(parts),
  };
}
