import type { LeagueStatus } from '@club/shared/contracts/league-fee';
import type { Clock } from '../../clock/clock';
import type { Database } from '../../database/database';
import { isInLeague } from '../../members/members.repository';
import { findLeagueFee } from './league-fees.repository';

/** Whether a member plays in the league, and has paid this year's fee for it (resolution #14). */
export async function leagueStatus(
  { db, clock }: { db: Database; clock: Clock },
  memberId: number,
): Promise<LeagueStatus> {
  if (!(await isInLeague(db.handle, memberId))) return { isInLeague: false, isPaid: false };
  const fee = await findLeagueFee(db.handle, memberId, Number(clock.today().slice(0, 4)));
  return { isInLeague: true, isPaid: typeof fee?.paidOn === 'string' };
}
