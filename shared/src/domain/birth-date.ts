import { yearOf } from './zagreb-dates';

/** Nobody who can be a player of the league was born before. */
export const EARLIEST_BIRTH = '1900-01-01';
/** The refusal of a text that is no date of birth, in Croatian. */
export const WRONG_BIRTH_DATE = 'Datum rođenja nije ispravan.';

/** No rule knows a least age; a younger player is a slip of the pen, usually in the year. */
const LEAST_AGE = 6;
/** The refusal of a date after `latestBirth`, in Croatian. */
export const TOO_YOUNG = `Datum rođenja nije ispravan: igrač lige ima barem ${LEAST_AGE} godina.`;

/**
 * The last day on which a player of today can have been born, both Zagreb dates `YYYY-MM-DD`: six years ago, for 29
 * February 28 February.
 */
export function latestBirth(today: string): string {
  // Six years from a leap year there is none.
  return `${yearOf(today) - LEAST_AGE}${today.slice(4)}`.replace(/-02-29$/, '-02-28');
}
