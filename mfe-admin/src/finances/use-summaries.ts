import { LeagueSummary, OrganizationSummary } from '@club/shared/contracts/finances/summaries';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keepPreviousData, useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

/** Everything that changes a sum: expenses, payments of members, fees of the league. */
function useLiveFinances() {
  useLiveQuery('finances', keys.finances);
  useLiveQuery('accounts', keys.finances);
  useLiveQuery('league', keys.finances);
}

export function useLeagueSummary(year: number) {
  useLiveFinances();
  return useQuery({
    queryKey: keys.summary('league', year),
    queryFn: async ({ signal }) =>
      (await answer(LeagueSummary, http.get('league-expenses', { searchParams: { year }, signal }))).body,
    placeholderData: keepPreviousData,
  });
}

export function useOrganizationSummary(year: number) {
  useLiveFinances();
  return useQuery({
    queryKey: keys.summary('organization', year),
    queryFn: async ({ signal }) =>
      (await answer(OrganizationSummary, http.get(`organization-expenses/${year}`, { signal }))).body,
    placeholderData: keepPreviousData,
  });
}
