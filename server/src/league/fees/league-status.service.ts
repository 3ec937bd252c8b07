import type { LeagueStatus } from '@club/shared/contracts/league-fee';
import { isFeeOwed, yearOf } from '@club/shared/domain';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import { isInLeague } from '../entries/league-entries.repository';
import { findFeeOfMember } from './league-fees.repository';

export type ReadLeagueStatus = ReturnType<typeof createLeagueStatus>;

export function createLeagueStatus({ db, clock }: { db: Database; clock: Clock }) {
  /** Whether a member plays in this year's league, and owes no fee for it (resolutions 14, 50). */
  return async (memberId: number): Promise<LeagueStatus> => {
    const year = yearOf(clock.today());
    if (!(await isInLeague(db.handle, memberId, year))) return { isInLeague: false, isPaid: false };
    const fee = await findFeeOfMember(db.handle, memberId, year);
    const isPaid = fee !== undefined && !isFeeOwed({ paidOn: fee.paidOn, amount: fee.amountCents });
    return { isInLeague: true, isPaid };
  };
}
