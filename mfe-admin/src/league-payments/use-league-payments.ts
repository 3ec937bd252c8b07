import { LeaguePayments } from '@club/shared/contracts/finances/league-payments';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useRefetchingMutation } from '../api/use-admin-mutation';
import { useAdminQuery } from '../api/use-admin-query';
import { keys } from '../query-keys';

const CALL = 'admin-payments-league';

export function useLeaguePayments() {
  useLiveQuery('league', keys.leaguePayments);
  return useAdminQuery({ queryKey: keys.leaguePayments, schema: LeaguePayments, path: CALL });
}

export function useMarkPaid() {
  return useRefetchingMutation(
    keys.leaguePayments,
    async ({ id, ...json }: { id: number; paymentDate: string; paymentAmount: number }) =>
      (await answer(Message, http.put(`${CALL}/${id}/mark-paid`, { json }))).body,
  );
}

export function useMarkUnpaid() {
  return useRefetchingMutation(
    keys.leaguePayments,
    async ({ id, ...json }: { id: number; reason: string }) =>
      (await answer(Message, http.put(`${CALL}/${id}/mark-unpaid`, { json }))).body,
  );
}
