import type { FairUse } from '@club/shared/contracts/fair-use';
import {
  dayAfter,
  FAIR_USE_MESSAGES,
  hasStarted,
  isAtOnce,
  isTooLateToCancel,
  type WallClock,
} from '@club/shared/domain';
import type { Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import { matchesSince, type OwnBooking, readFairUse } from './fair-use.repository';

const refuse = (code: string, message: string) => new Refusal(409, code, message);

/** The Monday of a Zagreb date's week. */
const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));

/**
 * Refuses a match that the club's rules do not allow. The member's account is already locked, so that two windows
 * cannot exceed a limit together, and the court plan is held, so that the rules do not change.
 * @throws Refusal `OPEN_LIMIT`, `WEEK_LIMIT`, `ONE_COURT` (409), with the message of the rule
 */
export async function refuseUnfairBooking(
  tx: Tx,
  { openFriendly, openLeague, perWeek, oneCourtAtOnce }: FairUse,
  memberId: number,
  wanted: OwnBooking,
  now: WallClock,
): Promise<void> {
  if (wanted.kind === 'MAINTENANCE') return;
  if (openFriendly === null && openLeague === null && perWeek === null && !oneCourtAtOnce) return;

  const monday = mondayOf(wanted.day);
  const matches = await matchesSince(tx, memberId, mondayOf(now.today));
  const isOpen = ({ kind, day, starts }: OwnBooking) => kind === wanted.kind && !hasStarted(now, day, starts);
  const [limit, message] =
    wanted.kind === 'FRIENDLY'
      ? [openFriendly, FAIR_USE_MESSAGES.openFriendly]
      : [openLeague, FAIR_USE_MESSAGES.openLeague];
  if (limit !== null && matches.filter(isOpen).length >= limit) throw refuse('OPEN_LIMIT', message(limit));

  const sunday = dayAfter(monday, 6);
  const thatWeek = matches.filter(({ day }) => monday <= day && day <= sunday);
  if (perWeek !== null && thatWeek.length >= perWeek) throw refuse('WEEK_LIMIT', FAIR_USE_MESSAGES.perWeek(perWeek));

  const isSameTime = (match: OwnBooking) => match.day === wanted.day && isAtOnce(match, wanted);
  if (oneCourtAtOnce && matches.some(isSameTime)) throw refuse('ONE_COURT', FAIR_USE_MESSAGES.oneCourtAtOnce);
}

/** @throws Refusal `CANCEL_TOO_LATE` (409), with the message of the rule */
export async function refuseLateCancelling(
  tx: Tx,
  { day, starts }: Pick<OwnBooking, 'day' | 'starts'>,
  now: WallClock,
): Promise<void> {
  const { cancelHours } = await readFairUse(tx);
  if (cancelHours !== null && isTooLateToCancel(now, { date: day, starts }, cancelHours))
    throw refuse('CANCEL_TOO_LATE', FAIR_USE_MESSAGES.cancelHours(cancelHours));
}
