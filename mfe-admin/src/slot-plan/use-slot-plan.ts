import { SlotPlan, type SlotPlanInput, SlotPlanSaved } from '@club/shared/contracts/slot-plan';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keys } from '../query-keys';
import { useAdminQuery } from '../use-admin-query';
import { useChange } from '../use-change';

const CALL = 'admin/settings/slot-plan';

export const SLOT_PLAN = { queryKey: keys.slotPlan, schema: SlotPlan, path: CALL };

export function useSlotPlan() {
  useLiveQuery('club-day', keys.slotPlan);
  return useAdminQuery(SLOT_PLAN);
}

export const useSaveSlotPlan = () =>
  useChange(async (json: SlotPlanInput) => (await answer(SlotPlanSaved, http.put(CALL, { json }))).body);
