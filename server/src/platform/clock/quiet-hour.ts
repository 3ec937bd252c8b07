import { zagrebTime } from './zagreb';

/** Nobody plays or books; Zagreb's clock changes before it, at 2 or at 3. */
const QUIET_HOUR = 4;

/** The last 4:00 in Zagreb. Daily work that keeps the database busy for seconds is due from this hour on. */
export function lastQuietHour(now: Date): Date {
  const today = zagrebTime(now).set({ hour: QUIET_HOUR, minute: 0, second: 0, millisecond: 0 });
  return (today.toMillis() > now.getTime() ? today.minus({ days: 1 }) : today).toJSDate();
}
