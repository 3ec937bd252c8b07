export { type ClosureRange, closedHours, isClosed } from './closed-slot-rules';
export {
  closuresFrom,
  courtSlots,
  hiddenRules,
  seasonsFrom,
  slotsShownOn,
} from './court-plan.repository';
export { lockCourtPlan, lockCourtPlanShared } from './court-plan-lock.repository';
export { hiddenSince, hiddenSlotName } from './hidden-slot-labels';
export { hasPresets, writePresets } from './presets.repository';
export { presetSeason, type Season } from './season-rules';
export { readSlotPlan } from './slot-plan';
export { type CourtSlot, type HiddenRule, isHidden } from './slot-rules';
