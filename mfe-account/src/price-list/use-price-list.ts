import { PricingResponse } from '@club/shared/contracts/pricing';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

/** The price list in force today. */
export function usePriceList() {
  useLiveQuery('pricing', keys.prices);
  return useQuery({
    queryKey: keys.prices,
    queryFn: ({ signal }) => answerBody(PricingResponse, http.get('organization-pricing', { signal })),
  });
}
