import { yearOf } from './zagreb-dates';

/** Nobody born before this day can be a player of the league. */
export const EARLIEST_BIRTH = '1900-01-01';
/** The refusal of a text that is not a date of birth, in Croatian. */
export const WRONG_BIRTH_DATE = 'Datum rođenja nije ispravan.';

/** The rules set no minimum age; a younger player is a typing error, usually in the year. */
const LEAST_AGE = 6;
/** The refusal of a date after `latestBirth`, in Croatian. */
export const TOO_YOUNG = `Datum rođenja nije ispravan: igrač lige ima barem ${LEAST_AGE} godina.`;

/**
 * The latest possible date of birth of a player on the day `today`, both Zagreb dates `YYYY-MM-DD`: six years earlier; on
 * 29 February it is 28 February.
 */
export function latestBirth(today: string): string {
  // Six years before a leap year there is no 29 February.
  return `${yearOf(today) - LEAST_AGE}${today.slice(4)}`.replace(/-02-29$/, '-02-28');
}
