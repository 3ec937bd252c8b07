import { DateTime } from 'luxon';

/** The club's only clock. Code that needs the time receives it; nothing reads the system's time directly. */
export interface Clock {
  /** The current moment, in UTC. */
  now(): Date;
  /** Today's Zagreb date, `YYYY-MM-DD`. */
  today(): string;
  /** `HH:mm:ss` on Zagreb's wall clock. */
  timeOfDay(): string;
}

const ZONE = 'Europe/Zagreb';
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
  const local = () => DateTime.fromJSDate(now(), { zone: ZONE });
  let day = { date: '', from: 0, until: 0 };

  // Called with every request for the grid: computing a time zone costs more than the rest of the answer.
  const today = () => {
    const moment = now().getTime();
    if (moment < day.from || moment >= day.until) {
      const start = local().startOf('day');
      const date = start.toISODate() as string;
      day = { date, from: start.toMillis(), until: start.plus({ days: 1 }).toMillis() };
    }
    return day.date;
  };
  const timeOfDay = () => {
    today();
    // On the days of the clock changes only the time zone determines how much of the day is over.
    if (day.until - day.from !== DAY_MS) return local().toFormat('HH:mm:ss');
    return new Date(now().getTime() - day.from).toISOString().slice(11, 19);
  };
  return { now, today, timeOfDay };
}
