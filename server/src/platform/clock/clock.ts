import type { WallClock } from '@club/shared/domain';
import { zagrebTime } from './zagreb';

/**
 * The club's only clock, by which bookings, money and seasons are dated; it is injected everywhere. The age of a token,
 * a file, a connection or a measurement follows the system's clock.
 */
export interface Clock {
  /** The current moment, in UTC. */
  now(): Date;
  /** Today's Zagreb date, `YYYY-MM-DD`. */
  today(): string;
  /** Zagreb's date and time, `HH:mm:ss`, from one read of the clock: midnight may pass between two reads. */
  wallClock(): WallClock;
}

const DAY_MS = 24 * 60 * 60_000;

/** A clock that runs with the system's, from `start` (CLUB_NOW) when one is given. */
export function runningClock(start?: Date): Clock {
  const ahead = start ? start.getTime() - Date.now() : 0;
  const now = () => new Date(Date.now() + ahead);
  return clockOf(now);
}

/** A fixed clock that moves only when it is set; for tests. */
export function fixedClock(start: string): Clock & { set(moment: string): void } {
  let moment = new Date(start);
  return {
    ...clockOf(() => new Date(moment)),
    set: (next) => {
      moment = new Date(next);
    },
  };
}

function clockOf(now: () => Date): Clock {
  let day = { date: '', from: 0, until: 0 };

  // Called with every request for the grid: computing a time zone costs more than the rest of the answer.
  const dayOf = (moment: number) => {
    if (moment < day.from || moment >= day.until) {
      const start = zagrebTime(moment).startOf('day');
      const date = start.toISODate() as string;
      day = { date, from: start.toMillis(), until: start.plus({ days: 1 }).toMillis() };
    }
    return day;
  };
  const wallClock = () => {
    const moment = now().getTime();
    const { date: today, from, until } = dayOf(moment);
    // On the days of the clock changes only the time zone determines how much of the day is over.
    if (until - from !== DAY_MS) return { today, timeOfDay: zagrebTime(moment).toFormat('HH:mm:ss') };
    return { today, timeOfDay: new Date(moment - from).toISOString().slice(11, 19) };
  };
  return { now, today: () => dayOf(now().getTime()).date, wallClock };
}
