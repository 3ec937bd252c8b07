import { DateTime } from 'luxon';

/** The club's one clock. Everything that asks for the time is given it; nothing reads the system's time itself. */
export interface Clock {
  /** This moment, in UTC. */
  now(): Date;
  /** Today's Zagreb date, `YYYY-MM-DD`. */
  today(): string;
  /** `HH:mm:ss` on Zagreb's wall clock. */
  timeOfDay(): string;
}

const ZONE = 'Europe/Zagreb';

/** A clock that runs with the system's, from `start` (CLUB_NOW) when one is given. */
export function runningClock(start?: Date): Clock {
  const ahead = start ? start.getTime() - Date.now() : 0;
  const now = () => new Date(Date.now() + ahead);
  return clockOf(now);
}

/** A clock that stands until it is moved; for tests. */
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

  // Asked with every look at the grid: working a time zone out costs more than the rest of the answer.
  const today = () => {
    const moment = now().getTime();
    if (moment < day.from || moment >= day.until) {
      const start = local().startOf('day');
      const date = start.toISODate() as string;
      day = { date, from: start.toMillis(), until: start.plus({ days: 1 }).toMillis() };
    }
    return day.date;
  };
  return { now, today, timeOfDay: () => local().toFormat('HH:mm:ss') };
}
