import { LeaguePayments } from '@club/shared/contracts/finances/league-payments';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keys } from '../query-keys';
import { useAdminQuery } from '../use-admin-query';
import { useShownChange } from '../use-change';

const CALL = 'admin-payments-league';

export function useLeaguePayments() {
  useLiveQuery('league', keys.leaguePayments);
  return useAdminQuery({ queryKey: keys.leaguePayments, schema: LeaguePayments, path: CALL });
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
