import { AccountBalance } from '@club/shared/contracts/accounts/balance';
import { answer, http } from '@club/shared/http';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

export function useAccountBalance() {
  return useQuery({
    queryKey: keys.balance,
    queryFn: async ({ signal }) => (await answer(AccountBalance, http.get('account-balance', { signal }))).body,
  });
}
