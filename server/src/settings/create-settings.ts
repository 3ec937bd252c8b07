import { createHiddenYearsSetting } from '../finances';
import type { ServiceParts } from '../platform/service-parts';
import { createFairUseSetting } from './fair-use-setting.service';
import { createHiddenSlotsSetting } from './hidden-slots-setting.service';
import { createLandingSetting } from './landing-setting.service';
import { createPricesSetting } from './prices-setting.service';
import { createSeasonsSetting } from './seasons-setting.service';
import { readSettings } from './settings.service';

/** Reading all settings, and the service of each. */
export function createSettings(parts: ServiceParts) {
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
