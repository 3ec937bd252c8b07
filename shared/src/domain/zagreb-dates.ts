/*
 * A day is a Zagreb date as text; it is written and counted as a day of the UTC calendar, where no clock is ever put
 * forward or back. Only a moment has a place on Zagreb's clock. Intl does both, and faster than a date library.
 */
const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

const croatian = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('hr', { ...parts, timeZone: 'UTC' });
const long = croatian({ day: 'numeric', month: 'long', year: 'numeric' });
const longWithoutYear = croatian({ day: 'numeric', month: 'long' });
const longWeekday = croatian({ weekday: 'long' });
const brief = croatian({ weekday: 'short' });

// Swedish writes dates and times as ISO 8601 does.
const zagrebDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb', dateStyle: 'short' });
const zagrebClock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb', timeStyle: 'medium' });

/** `20. studenoga 2026.` for a Zagreb date `YYYY-MM-DD`. */
export const longDate = (date: string): string => long.format(midnight(date));

/** `20. studenoga` for a Zagreb date `YYYY-MM-DD`: where the year goes without saying. */
export const dayMonth = (date: string): string => longWithoutYear.format(midnight(date));

/** `20.11.2026.` for a Zagreb date `YYYY-MM-DD`. */
export const shortDate = (date: string): string => `${date.split('-').reverse().join('.')}.`;

/** `petak` for a Zagreb date `YYYY-MM-DD`. */
export const weekday = (date: string): string => longWeekday.format(midnight(date));

/** `pet` for a Zagreb date `YYYY-MM-DD`. */
export const shortWeekday = (date: string): string => brief.format(midnight(date));

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The date `days` after (negative: before) a date, both `YYYY-MM-DD`.
 * @throws RangeError outside the years 0000 to 9999, whose dates have another form and would compare wrongly
 */
export function dayAfter(date: string, days: number): string {
  const text = new Date(Date.parse(date) + days * DAY_MS).toISOString();
  if (!/^\d{4}-/.test(text)) throw new RangeError(`${days} days after ${date} is outside the calendar.`);
  return text.slice(0, 10);
}

/** Days from one date to another, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Every date from one to another, both inclusive. */
export const datesBetween = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => dayAfter(from, index));

/** `18:30–20:00` for a start `HH:mm:ss` and a length in minutes. Wall-clock arithmetic: no day is involved. */
export function slotRange(start: string, minutes: number): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const end = hour * 60 + minute + minutes;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${clockTime(start)}–${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`;
}

/** `18:30` for `HH:mm:ss`. */
export const clockTime = (start: string): string => start.slice(0, 5);

/** The Zagreb date `YYYY-MM-DD` at a moment (a date, or ISO 8601 text). */
export const zagrebDate = (moment: Date | string): string => zagrebDay.format(new Date(moment));

/** `HH:mm:ss` on Zagreb's wall clock at a moment (ISO 8601). */
export const timeOfDay = (moment: string): string => zagrebClock.format(new Date(moment));
