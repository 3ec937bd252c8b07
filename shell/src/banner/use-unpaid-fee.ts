import { useLeagueStatus } from '@club/shared/league-status';

/**
 * Whether the banner is shown: only once the status is loaded, for members of the league, while the fee is unpaid
 * (resolution #14).
 */
export function useUnpaidFee(): boolean {
  const { data } = useLeagueStatus();
  return data?.isInLeague === true && !data.isPaid;
}
