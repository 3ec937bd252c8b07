import { SlotPlan, type SlotPlanInput, SlotPlanSaved } from '@club/shared/contracts/slot-plan';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useAdminMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import { keys } from '../../query-keys';

const CALL = 'admin/settings/slot-plan';

export const SLOT_PLAN = { queryKey: keys.slotPlan, schema: SlotPlan, path: CALL };

export function useSlotPlan() {
  useLiveQuery('club-day', keys.slotPlan);
  return useAdminQuery(SLOT_PLAN);
}

export const useSaveSlotPlan = () =>
  useAdminMutation((json: SlotPlanInput) => answerBody(SlotPlanSaved, http.put(CALL, { json })));
