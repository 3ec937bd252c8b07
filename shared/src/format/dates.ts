/*
 * A day is a Zagreb date as text; it is written and counted as a day of the UTC calendar, where no clock is ever put
 * forward or back. Only a moment has a place on Zagreb's clock. The browser's own Intl does both.
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

/** The Zagreb date `days` after (negative: before) a Zagreb date, both `YYYY-MM-DD`. */
export function dayAfter(date: string, days: number): string {
  const day = midnight(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** `18:30–20:00` for a start `HH:mm:ss` and a length in minutes. Wall-clock arithmetic: no day is involved. */
export function slotRange(start: string, minutes: number): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const end = hour * 60 + minute + minutes;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${clockTime(start)}–${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`;
}

/** `18:30` for `HH:mm:ss`. */
export const clockTime = (start: string): string => start.slice(0, 5);

/** The Zagreb date `YYYY-MM-DD` at a moment (ISO 8601). */
export const zagrebDate = (moment: string): string => zagrebDay.format(new Date(moment));

/** `HH:mm:ss` on Zagreb's wall clock at a moment (ISO 8601). */
export const timeOfDay = (moment: string): string => zagrebClock.format(new Date(moment));
