import { sql } from 'kysely';
import type { WallClock } from './slot-start-rules';

/** The opposite of `hasStarted` as a condition over a reservation and its slot. */
export const isToCome = ({ today, timeOfDay }: WallClock) =>
  sql<boolean>`(day, starts) > (${today}::date, ${timeOfDay}::time)`;
