export { personalDataRoutes } from './personal-data.routes';
export { createPersonalDataExport } from './personal-data.service';
