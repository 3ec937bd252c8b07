import type { SeasonFrame } from '@club/shared/contracts/league/season-settings';
import { yearOf } from '@club/shared/domain';
import { invalidFields } from '../../platform/http';

type FrameDays = Pick<SeasonFrame, 'registrationFrom' | 'registrationUntil' | 'startsOn' | 'feeDeadline'>;

const FIELDS = ['registrationFrom', 'registrationUntil', 'startsOn', 'feeDeadline'] as const;

/**
 * A mistyped year closes the registration, or registers everybody for another season.
 * @param saved the days before the change: an old mistake must not prevent other changes
 * @throws Refusal 400 for each new day that is neither in the season's year nor in an adjacent one
 */
export function checkFrameDays(year: number, days: FrameDays, saved?: FrameDays): void {
  const wrong = FIELDS.filter((field) => {
    const day = days[field];
    return day !== null && day !== saved?.[field] && Math.abs(yearOf(day) - year) > 1;
  });
  if (wrong.length === 0) return;
  const message = `Datum mora biti u ${year}. godini ili u susjednoj.`;
  throw invalidFields(Object.fromEntries(wrong.map((field) => [`frame.${field}`, message])));
}
