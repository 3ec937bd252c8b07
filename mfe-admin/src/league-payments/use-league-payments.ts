import { LeaguePayments } from '@club/shared/contracts/finances/league-payments';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';
import { useShownChange } from '../use-change';

const CALL = 'admin-payments-league';

export function useLeaguePayments() {
  useLiveQuery('league', keys.leaguePayments);
  return useQuery({
    queryKey: keys.leaguePayments,
    queryFn: async ({ signal }) => (await answer(LeaguePayments, http.get(CALL, { signal }))).body,
  });
}

export function useMarkPaid() {
  return useShownChange(
    keys.leaguePayments,
    async ({ id, ...json }: { id: number; paymentDate: string; paymentAmount: number }) =>
      (await answer(Message, http.put(`${CALL}/${id}/mark-paid`, { json }))).body,
  );
}

export function useMarkUnpaid() {
  return useShownChange(
    keys.leaguePayments,
    async ({ id, ...json }: { id: number; reason: string }) =>
      (await answer(Message, http.put(`${CALL}/${id}/mark-unpaid`, { json }))).body,
  );
}
