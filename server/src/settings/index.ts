export { createSettings } from './create-settings';
export { settingsRoutes } from './settings.routes';
