import { lazily } from './lazily';

/* A day is a Zagreb date as text; it is formatted and counted as a day of the UTC calendar, which has no clock changes.
   Only a moment needs Zagreb's clock, which Intl provides. The Croatian names are constants, because on a phone creating
   Intl's formatters takes longer than rendering the page that shows the names. */
const MONTHS =
  'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca'.split(' ');
const WEEKDAYS = 'nedjelja ponedjeljak utorak srijeda četvrtak petak subota'.split(' ');

// The Swedish locale formats dates and times as in ISO 8601.
const zagreb = lazily(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb', dateStyle: 'short', timeStyle: 'medium' }),
);
const clockAt = (moment: Date | string): string[] => zagreb().format(new Date(moment)).split(' ');

/** `20. studenoga` for a Zagreb date `YYYY-MM-DD`: where the year is obvious. */
export function dayMonth(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day}. ${MONTHS[Number(month) - 1]}`;
}

/** `2026`, the year of a Zagreb date `YYYY-MM-DD`. */
export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** `20. studenoga 2026.` for a Zagreb date `YYYY-MM-DD`. */
export const longDate = (date: string): string => `${dayMonth(date)} ${yearOf(date)}.`;

/** The same with non-breaking spaces, so that no line ends inside the date. */
export const unbrokenDate = (date: string): string => longDate(date).replaceAll(' ', '\u00a0');

/** `20.11.2026.` for a Zagreb date `YYYY-MM-DD`. */
export const shortDate = (date: string): string => `${date.split('-').reverse().join('.')}.`;

/** `20.11.` for a Zagreb date `YYYY-MM-DD`, for narrow places (specification, section 2: dd.mm). */
export const briefDate = (date: string): string => `${date.slice(8)}.${date.slice(5, 7)}.`;

/** `petak` for a Zagreb date `YYYY-MM-DD`. */
export const weekday = (date: string): string => WEEKDAYS[new Date(date).getUTCDay()] ?? '';

/** `pet` for a Zagreb date `YYYY-MM-DD`. */
export const shortWeekday = (date: string): string => weekday(date).slice(0, 3);

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The date `days` after (negative: before) a date, both `YYYY-MM-DD`.
 * @throws RangeError outside the years 0000 to 9999, whose dates have a different format and would compare wrongly
 */
export function dayAfter(date: string, days: number): string {
  const text = new Date(Date.parse(date) + days * DAY_MS).toISOString();
  if (!/^\d{4}-/.test(text)) throw new RangeError(`${days} days after ${date} is outside the calendar.`);
  return text.slice(0, 10);
}

/** Whole days from one date to another, both `YYYY-MM-DD`; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Every date from one to another, both inclusive, `YYYY-MM-DD`; none when the other is earlier. */
export const datesBetween = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => dayAfter(from, index));

/** Minutes since midnight at `HH:mm` or `HH:mm:ss`. */
export function minutesOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * `20:00`, the end of a slot that starts at `HH:mm` or `HH:mm:ss` and lasts `minutes`; an end at midnight or later is
 * `24:00`, `24:30`, so that ends can be compared as text.
 */
export function slotEnd(start: string, minutes: number): string {
  const end = minutesOfDay(start) + minutes;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(end / 60))}:${two(end % 60)}`;
}

/** `18:30–20:00` for a start `HH:mm:ss` and a duration in minutes. Wall-clock arithmetic, independent of the day. */
export function slotRange(start: string, minutes: number): string {
  return `${clockTime(start)}–${slotEnd('00:00', (minutesOfDay(start) + minutes) % (24 * 60))}`;
}

/** `18:30` for `HH:mm:ss` or `HH:mm`. */
export const clockTime = (start: string): string => start.slice(0, 5);

/**
 * The Zagreb date `YYYY-MM-DD` at a moment (a date, or ISO 8601 text).
 * @throws RangeError for anything else
 */
export const zagrebDate = (moment: Date | string): string => clockAt(moment)[0] ?? '';

/** `HH:mm:ss` on Zagreb's wall clock at a moment (ISO 8601). */
export const timeOfDay = (moment: string): string => clockAt(moment)[1] ?? '';

/** `20.11.2026. 18:30` on Zagreb's wall clock at a moment (ISO 8601): alone, as in a cell of a table or below a notice. */
export const shortMoment = (moment: string): string =>
  `${shortDate(zagrebDate(moment))} ${clockTime(timeOfDay(moment))}`;

/** `20.11.2026. u 18:30`, the same in running text. */
export const momentInText = (moment: string): string =>
  `${shortDate(zagrebDate(moment))} u ${clockTime(timeOfDay(moment))}`;
