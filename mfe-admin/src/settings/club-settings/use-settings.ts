import { Message } from '@club/shared/contracts/scalars';
import type {
  ClubSeasonChange,
  FairUseChange,
  HiddenSlotChange,
  HiddenYearsChange,
  LandingDatesChange,
  PriceListChange,
} from '@club/shared/contracts/setting-change';
import { Settings } from '@club/shared/contracts/settings';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import { keys } from '../../query-keys';

const CALL = 'admin/settings';

export function useSettings() {
  useLiveQuery('club-day', keys.settings);
  useLiveQuery('pricing', keys.settings);
  useLiveQuery('finances', keys.settings);
  return useAdminQuery({ queryKey: keys.settings, schema: Settings, path: CALL });
}

interface Saved<Input> {
  /** Id of the entry to edit; undefined to create a new one. */
  readonly id?: number | undefined;
  readonly input: Input;
}

function useSave<Input>(kind: string) {
  return useRefetchingMutation(keys.settings, async ({ id, input }: Saved<Input>) => {
    const call =
      id === undefined
        ? http.post(`${CALL}/${kind}`, { json: input })
        : http.put(`${CALL}/${kind}/${id}`, { json: input });
    return (await answer(Message, call)).body;
  });
}

function useRemove(kind: string) {
  return useRefetchingMutation(
    keys.settings,
    async (id: number) => (await answer(Message, http.delete(`${CALL}/${kind}/${id}`))).body,
  );
}

export const useSaveSeason = () => useSave<ClubSeasonChange>('seasons');
export const useSaveHiddenSlot = () => useSave<HiddenSlotChange>('hidden-slots');
export const useSavePriceList = () => useSave<PriceListChange>('price-lists');
export const useRemoveHiddenSlot = () => useRemove('hidden-slots');
export const useRemovePriceList = () => useRemove('price-lists');

export function useRemoveSeason() {
  return useRefetchingMutation(keys.settings, async ({ id, voidOutside }: { id: number; voidOutside: boolean }) => {
    const searchParams = { voidOutside };
    return (await answer(Message, http.delete(`${CALL}/seasons/${id}`, { searchParams }))).body;
  });
}

export function useSaveFairUse() {
  return useRefetchingMutation(
    keys.settings,
    async (json: FairUseChange) => (await answer(Message, http.put(`${CALL}/fair-use`, { json }))).body,
  );
}

export function useSaveLandingDates() {
  return useRefetchingMutation(
    keys.settings,
    async (json: LandingDatesChange) => (await answer(Message, http.put(`${CALL}/landing-dates`, { json }))).body,
  );
}

export function useSaveHiddenYears() {
  return useRefetchingMutation(
    keys.settings,
    async (json: HiddenYearsChange) => (await answer(Message, http.put(`${CALL}/hidden-finance-years`, { json }))).body,
  );
}
