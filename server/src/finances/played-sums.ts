import { zagrebDate } from '@club/shared/domain';
import { DateTime } from 'luxon';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import type { Live } from '../platform/live';
import { type PlayedSum, playedFriendlies } from './friendly-statistics.repository';

const SLOT_MINUTES = 90;

/**
 * Reads what was played up to now. The sums of all days before today pass over every reservation ever made, so they are
 * kept until something changes them: a booking or its cancellation, a payment that settles, a price list.
 */
export function createPlayedSums({ db, live, clock }: { db: Database; live: Live; clock: Clock }) {
  let kept: { key: string; sums: Promise<PlayedSum[]> } | undefined;

  /** @param day Zagreb date that they end before */
  const sumsBefore = (day: string): Promise<PlayedSum[]> => {
    const key = [day, live.version('grid'), live.version('accounts'), live.version('pricing')].join(' ');
    if (kept?.key === key) return kept.sums;
    const sums = playedFriendlies(db.handle, { before: day });
    const entry = { key, sums };
    kept = entry;
    sums.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return sums;
  };

  return async (): Promise<PlayedSum[]> => {
    // A slot that began before this is over.
    const moment = DateTime.fromJSDate(clock.now(), { zone: 'Europe/Zagreb' }).minus({ minutes: SLOT_MINUTES });
    const day = zagrebDate(moment.toJSDate());
    const ofToday = playedFriendlies(db.handle, { day, startedBefore: moment.toFormat('HH:mm:ss') });
    return [...(await sumsBefore(day)), ...(await ofToday)];
  };
}
