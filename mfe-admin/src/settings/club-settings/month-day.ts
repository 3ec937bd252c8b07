import { LandingDatesInput } from '@club/shared/contracts/settings';
import * as z from '@club/shared/schema';

/** Maximum length of each month, including the leap day. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `04-06` for `6.4.`; undefined if the text is not a day of a year. */
export function monthDay(text: string): string | undefined {
  const [, day = '', month = ''] = /^\s*(\d{1,2})\.\s*(\d{1,2})\.?\s*$/.exec(text) ?? [];
  const longest = DAYS[Number(month) - 1];
  if (!longest || Number(day) < 1 || Number(day) > longest) return undefined;
  return `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `6.4.` for `04-06`. */
export const dayMonthText = (monthDay: string): string => {
  const [month, day] = monthDay.split('-').map(Number);
  return `${day}.${month}.`;
};

const typedDay = <Day extends z.ZodMiniType<string, string>>(day: Day) =>
  z.pipe(
    z.pipe(
      z.string().check(z.refine((text) => monthDay(text) !== undefined, 'Upišite dan i mjesec, npr. 6.4.')),
      z.transform((text) => monthDay(text) ?? ''),
    ),
    day,
  );

const { registrationFrom, leagueFrom, leagueUntil } = LandingDatesInput.shape;

/** The contract with its days as typed, `6.4.` */
export const LandingForm = z.object({
  registrationFrom: typedDay(registrationFrom),
  leagueFrom: typedDay(leagueFrom),
  leagueUntil: typedDay(leagueUntil),
});
