import { useAuth } from '@club/shared/auth';
import { useLeagueStatus } from '@club/shared/league-status';
import { useAllSettled } from '@club/shared/query';
import { useEffect, useState } from 'react';
import { rememberFee, wasFeeUnpaid } from './remembered-fee';

/**
 * `unpaid`: the status is loaded, and a member of the league has not paid the fee: the banner is shown (resolution 14).
 * `expected`: the status has not been answered yet, but the banner will probably be shown: its place is reserved, so that nothing moves
 * when the status arrives.
 */
export function useUnpaidFee(): 'unpaid' | 'expected' | undefined {
  const signIn = useAuth((state) => state.status);
  const status = useLeagueStatus();
  const { data } = status;
  const isAnswered = useAllSettled(status);
  const [wasUnpaid] = useState(wasFeeUnpaid);
  const isUnpaid = data?.isInLeague === true && !data.isPaid;

  useEffect(() => {
    if (data || signIn === 'visitor') rememberFee(isUnpaid);
  }, [isUnpaid, data, signIn]);

  if (isUnpaid) return 'unpaid';
  return wasUnpaid && !isAnswered && signIn !== 'visitor' ? 'expected' : undefined;
}
