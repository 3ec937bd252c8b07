const DAY_MS = 24 * 60 * 60 * 1_000;

/** The calendar date `days` after (negative: before) a date, both `YYYY-MM-DD`. No clock and no zone is involved. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from one date to another, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** `20.11.2026.` for `YYYY-MM-DD`. */
export const shortDate = (date: string): string => `${date.split('-').reverse().join('.')}.`;
