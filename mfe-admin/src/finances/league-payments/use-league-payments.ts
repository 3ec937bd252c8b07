import { type LeaguePayment, LeaguePayments } from '@club/shared/contracts/finances/league-payments';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useNotify } from '@club/shared/notices';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import { keys } from '../../query-keys';

const CALL = 'admin-payments-league';

type Unmarked = Pick<LeaguePayment, 'id' | 'paymentDate' | 'paymentAmount'> & { readonly reason: string };

export function useLeaguePayments() {
  useLiveQuery('league', keys.leaguePayments);
  return useAdminQuery({ queryKey: keys.leaguePayments, schema: LeaguePayments, path: CALL });
}

/** The message names the payment, whose row has moved to another list, and has a button that takes the change back. */
export function useMarkPaid() {
  const notify = useNotify();
  const unmarking = useMarkUnpaid();
  const marking = useRefetchingMutation(
    keys.leaguePayments,
    ({ id, ...json }: { id: number; paymentDate: string; paymentAmount: number }) =>
      answerBody(Message, http.put(`${CALL}/${id}/mark-paid`, { json })),
    { quiet: true },
  );
  const takeBack = (fee: { id: number; paymentDate: string; paymentAmount: number }) => () =>
    void unmarking
      .mutateAsync({ ...fee, reason: 'Poništeno odmah nakon unosa' })
      .catch((error) => notify.refusal(error));
  return {
    isPending: marking.isPending,
    /** @param name the payer and the amount */
    mark: async (name: string, fee: { id: number; paymentDate: string; paymentAmount: number }) => {
      const { message } = await marking.mutateAsync(fee);
      notify.success(`${message} ${name}`, undefined, { label: 'Poništi', act: takeBack(fee) });
    },
  };
}

/** Takes the payment of that day and amount back, not another one that somebody else has entered meanwhile. */
export function useMarkUnpaid() {
  return useRefetchingMutation(keys.leaguePayments, async ({ id, paymentDate, paymentAmount, reason }: Unmarked) => {
    const json = { reason, paymentDate: paymentDate ?? undefined, paymentAmount };
    return answerBody(Message, http.put(`${CALL}/${id}/mark-unpaid`, { json }));
  });
}
