import { daysBetween, yearOf } from '@club/shared/domain';
import { Refusal } from '../../platform/http';

/** A season that goes on over New Year, or begins before it, is planned this far ahead at most. */
const NEAR_DAYS = 62;

/**
 * A mistyped year is the most harmful slip in a date: it ends or opens a round for everybody.
 * @param days the days of a round or phase, by the field of the call that they are in
 * @throws Refusal 400 for the first day that is neither in the season's year nor near today
 */
export function checkSeasonDays(year: number, today: string, days: Readonly<Record<string, string>>): void {
  for (const [field, day] of Object.entries(days)) {
    if (yearOf(day) === year || Math.abs(daysBetween(today, day)) <= NEAR_DAYS) continue;
    const message = `Datum mora biti u ${year}. godini.`;
    throw new Refusal(400, 'VALIDATION', message, { [field]: message });
  }
}
