import { DateTime } from 'luxon';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import type { Live } from '../platform/live';

/** A sleeping machine stops timers: checking every minute detects the new day soon after it wakes. */
const LONGEST_WAIT_MS = 60_000;

/** Milliseconds to the next Zagreb midnight; a day of a clock change lasts 23 or 25 hours. */
export function untilMidnight(now: Date): number {
  const local = DateTime.fromJSDate(now, { zone: 'Europe/Zagreb' });
  return local.plus({ days: 1 }).startOf('day').toMillis() - local.toMillis();
}

interface Midnights {
  readonly db: Database;
  readonly live: Live;
  readonly clock: Clock;
  report(error: unknown): void;
}

/**
 * Notifies every open page at Zagreb midnight that a new day has begun. Each process does it: one notification too many
 * costs a refetch, one too few leaves yesterday on the screen.
 * @returns a function that stops it
 */
export function announceMidnights({ db, live, clock, report }: Midnights): () => void {
  let announced = clock.today();
  let timer: NodeJS.Timeout;
  let stopped = false;

  const wait = () => {
    timer = setTimeout(look, Math.min(untilMidnight(clock.now()), LONGEST_WAIT_MS));
    timer.unref();
  };
  const look = async () => {
    const today = clock.today();
    try {
      if (today !== announced) {
        await db.transaction(async (tx) => {
          await live.changed(tx, 'club-day');
          await live.changed(tx, 'grid');
          // Prices, deadlines of matches and rounds, and whose fee is due follow the day.
          await live.changed(tx, 'pricing');
          await live.changed(tx, 'league');
          await live.changed(tx, 'finances');
        });
        announced = today;
      }
    } catch (error) {
      report(error);
    }
    if (!stopped) wait();
  };

  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
