export { clubDayRoutes } from './club-day.routes';
export { holdCourtPlan, lockCourtPlan } from './court-plan-lock';
export type { LandingDates } from './landing-rules';
export { announceMidnights } from './midnight';
export { writePresets } from './presets';
export { presetSeason, type Season } from './season-rules';
export { courtSlots, hiddenRules, landingDates, seasonsFrom, slotsShownOn } from './seasons.repository';
export { readSlotPlan } from './slot-plan';
export { type CourtSlot, type HiddenRule, isHidden } from './slot-rules';
