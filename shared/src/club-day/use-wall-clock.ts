import { timeOfDay, type WallClock, zagrebDate } from '@club/shared/domain';
import { useEffect, useReducer } from 'react';
import { useClubDay } from './use-club-day';

const LOOK_MS = 15_000;
/** Between two checks the two clocks of a browser drift apart by less than this, unless one of them is set. */
const SET_MS = 2_000;

/** Changes only when the browser's clock is set, and while the machine sleeps, which stops one of the two. */
const clockOffset = (): number => Date.now() - performance.now();

/**
 * The current time of the club's clock: the server's time plus what has passed since it arrived; undefined before that.
 */
export function useWallClock(): WallClock | undefined {
  const { data, dataUpdatedAt, refetch } = useClubDay();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    let offset = clockOffset();
    const timer = setInterval(() => {
      const before = offset;
      offset = clockOffset();
      // The time that has passed cannot be taken from the browser's clock any more.
      if (Math.abs(offset - before) > SET_MS) void refetch({ cancelRefetch: false });
      look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  if (!data) return undefined;
  const moment = new Date(Date.parse(data.now) + (Date.now() - dataUpdatedAt)).toISOString();
  return { today: zagrebDate(moment), timeOfDay: timeOfDay(moment) };
}
