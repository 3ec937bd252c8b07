export { slotPlanRoutes } from './slot-plan.routes';
export { createSlotPlanSetting } from './slot-plan.service';
