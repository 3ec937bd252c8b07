import { timeOfDay, type WallClock, zagrebDate } from '@club/shared/domain';
import { useEffect, useReducer } from 'react';
import { useClubDay } from './use-club-day';

const LOOK_MS = 15_000;

/**
 * The current time of the club's clock: the server's time plus what has passed since it arrived; undefined before that.
 */
export function useWallClock(): WallClock | undefined {
  const { data, dataUpdatedAt } = useClubDay();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  if (!data) return undefined;
  const moment = new Date(Date.parse(data.now) + (Date.now() - dataUpdatedAt)).toISOString();
  return { today: zagrebDate(moment), timeOfDay: timeOfDay(moment) };
}
