import { Message } from '@club/shared/contracts/scalars';
import type {
  ClubSeasonChange,
  FairUseChange,
  HiddenSlotChange,
  HiddenYearsChange,
  LandingDatesChange,
  PriceListChange,
} from '@club/shared/contracts/setting-change';
import { type SavedPriceList, type SavedSeason, Settings } from '@club/shared/contracts/settings';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import { keys } from '../../query-keys';

const CALL = 'admin/settings';

export function useSettings() {
  useLiveQuery('club-day', keys.settings);
  useLiveQuery('pricing', keys.settings);
  useLiveQuery('finances', keys.settings);
  // A price list can no longer be edited after the first booking by it.
  useLiveQuery('grid', keys.settings);
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
    return answerBody(Message, call);
  });
}

/** What the question has shown is sent too, so that nothing is deleted that somebody else has changed meanwhile. */
function useRemove<Shown extends Readonly<Record<string, string | number | boolean>>>(kind: string) {
  return useRefetchingMutation(keys.settings, async ({ id, searchParams }: { id: number; searchParams: Shown }) => {
    return answerBody(Message, http.delete(`${CALL}/${kind}/${id}`, { searchParams }));
  });
}

export const useSaveSeason = () => useSave<ClubSeasonChange>('seasons');
export const useSaveHiddenSlot = () => useSave<HiddenSlotChange>('hidden-slots');
export const useSavePriceList = () => useSave<PriceListChange>('price-lists');
export const useRemoveSeason = () =>
  useRemove<SavedSeason & { readonly voidOutside: boolean; readonly seenBookings?: string }>('seasons');
export const useRemoveHiddenSlot = () => useRemove<{ readonly from: string }>('hidden-slots');
export const useRemovePriceList = () =>
  useRemove<Omit<SavedPriceList, 'packages'> & { readonly packages: string }>('price-lists');

export function useSaveFairUse() {
  return useRefetchingMutation(keys.settings, (json: FairUseChange) =>
    answerBody(Message, http.put(`${CALL}/fair-use`, { json })),
  );
}

export function useSaveLandingDates() {
  return useRefetchingMutation(keys.settings, (json: LandingDatesChange) =>
    answerBody(Message, http.put(`${CALL}/landing-dates`, { json })),
  );
}

export function useSaveHiddenYears() {
  return useRefetchingMutation(keys.settings, (json: HiddenYearsChange) =>
    answerBody(Message, http.put(`${CALL}/hidden-finance-years`, { json })),
  );
}
