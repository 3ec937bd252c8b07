export { createFairUseSetting } from './fair-use-setting.service';
export { createHiddenSlotsSetting } from './hidden-slots-setting.service';
export { createLandingSetting } from './landing-setting.service';
export { createPricesSetting } from './prices-setting.service';
export { createSeasonsSetting } from './seasons-setting.service';
export { settingsRoutes } from './settings.routes';
export { readSettings } from './settings.service';
