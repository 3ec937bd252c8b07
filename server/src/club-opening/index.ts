export { saveOpenedAt } from './club-opening.repository';
export { clubOpeningRoutes } from './club-opening.routes';
export { createClubOpening } from './club-opening.service';
