import { useAuth } from '@club/shared/auth';
import { useLeagueStatus } from '@club/shared/league-status';
import { useEffect, useState } from 'react';
import { rememberFee, wasFeeUnpaid } from './remembered-fee';

/**
 * `unpaid`: the banner is shown: only once the status is loaded, for members of the league, while the fee is unpaid
 * (resolution 14). `expected`: it will probably be, and the page keeps its place free, so that nothing moves when the
 * status arrives.
 */
export function useUnpaidFee(): 'unpaid' | 'expected' | undefined {
  const signIn = useAuth((state) => state.status);
  const { data, isError } = useLeagueStatus();
  const [wasUnpaid] = useState(wasFeeUnpaid);
  const isUnpaid = data?.isInLeague === true && !data.isPaid;

  useEffect(() => {
    if (data || signIn === 'visitor') rememberFee(isUnpaid);
  }, [isUnpaid, data, signIn]);

  if (isUnpaid) return 'unpaid';
  return wasUnpaid && !data && !isError && signIn !== 'visitor' ? 'expected' : undefined;
}
