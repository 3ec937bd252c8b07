/** A calendar day in Zagreb, `YYYY-MM-DD`; such days compare as text. The engine never reads the current day. */
export type ZagrebDate = string;

const DAY_MS = 86_400_000;

/** The day a number of days later; daylight saving does not affect calendar days. */
export function daysAfter(date: ZagrebDate, days: number): ZagrebDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether the text is a valid calendar day. */
export function isZagrebDate(date: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && daysAfter(date, 0) === date
  );
}
