import { type Clock, zagrebTime } from '../platform/clock';
import type { Database } from '../platform/database';
import type { LiveHub } from '../platform/live';

/** A sleeping machine stops timers: checking every minute detects the new day soon after it wakes. */
const MAX_WAIT_MS = 60_000;

/** Milliseconds to the next Zagreb midnight; a day of a clock change lasts 23 or 25 hours. */
export function untilMidnight(now: Date): number {
  const local = zagrebTime(now);
  return local.plus({ days: 1 }).startOf('day').toMillis() - local.toMillis();
}

/** Milliseconds since the last Zagreb midnight. */
const sinceMidnight = (now: Date): number => now.getTime() - zagrebTime(now).startOf('day').toMillis();

interface Midnights {
  readonly db: Database;
  readonly live: Pick<LiveHub, 'changed' | 'ages'>;
  readonly clock: Clock;
  report(error: unknown): void;
}

/**
 * Notifies every open page at Zagreb midnight that a new day has begun; a server that was down at midnight does so as
 * soon as it runs again. Every process does it: a superfluous notification costs a refetch, a missing one leaves
 * yesterday on the screen.
 * @returns a function that stops it
 */
export function announceMidnights({ db, live, clock, report }: Midnights): () => void {
  const ages = live.ages();
  // A club that has never announced a day is in its first day, or was in it when something last changed.
  const sinceAnnounced = (ages['club-day'] ?? Math.max(0, ...Object.values(ages))) * 1000;
  let announced = sinceAnnounced > sinceMidnight(clock.now()) ? undefined : clock.today();
  let timer: NodeJS.Timeout;
  let stopped = false;

  const wait = () => {
    timer = setTimeout(check, Math.min(untilMidnight(clock.now()), MAX_WAIT_MS));
    timer.unref();
  };
  const check = async () => {
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

  void check();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
