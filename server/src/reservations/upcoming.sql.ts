import type { WallClock } from '@club/shared/domain';
import { sql } from 'kysely';

/** The opposite of `hasStarted` as a condition over a reservation and its slot. */
export const isUpcoming = ({ today, timeOfDay }: WallClock) =>
  sql<boolean>`(day, starts) > (${today}::date, ${timeOfDay}::time)`;
