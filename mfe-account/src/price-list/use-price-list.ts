import { PricingResponse } from '@club/shared/contracts/pricing';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

/** The price list in force today. */
export function usePriceList() {
  useLiveQuery('pricing', keys.prices);
  return useQuery({
    queryKey: keys.prices,
    queryFn: async ({ signal }) => (await answer(PricingResponse, http.get('organization-pricing', { signal }))).body,
  });
}
