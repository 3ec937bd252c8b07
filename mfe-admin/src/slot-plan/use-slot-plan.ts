import { SlotPlan, type SlotPlanInput, SlotPlanSaved } from '@club/shared/contracts/slot-plan';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';
import { useChange } from '../use-change';

const CALL = 'admin/settings/slot-plan';

export function useSlotPlan() {
  useLiveQuery('club-day', keys.slotPlan);
  return useQuery({
    queryKey: keys.slotPlan,
    queryFn: async ({ signal }) => (await answer(SlotPlan, http.get(CALL, { signal }))).body,
  });
}

export const useSaveSlotPlan = () =>
  useChange(async (json: SlotPlanInput) => (await answer(SlotPlanSaved, http.put(CALL, { json }))).body);
