export { clubDayRoutes } from './club-day.routes';
export { createClubDay } from './club-day.service';
export { landingDates } from './landing-dates.repository';
export type { LandingDates } from './landing-rules';
export { announceMidnights } from './midnight';
