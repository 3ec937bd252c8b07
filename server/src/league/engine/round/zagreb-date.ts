import { dayAfter } from '@club/shared/domain';

/** A calendar day in Zagreb, `YYYY-MM-DD`; such days compare as text. The engine never reads the current day. */
export type ZagrebDate = string;

/** Whether the text is a valid calendar day. */
export function isZagrebDate(date: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && dayAfter(date, 0) === date
  );
}
