import { HiddenYearsInput } from '@club/shared/contracts/settings';
import * as z from '@club/shared/schema';

const FORMAT = 'Upišite godine odvojene zarezom, npr. 2019, 2020.';

/** `2019, 2020` for the years from the server. */
export const yearsText = (years: readonly number[]): string => years.join(', ');

const typedYears = (text: string): string[] => text.split(/[,;\s]+/).filter(Boolean);
const yearsOf = (text: string): number[] => typedYears(text).map((typed) => Number(typed.replace('.', '')));

const refusalOf = (text: string): string | undefined =>
  typedYears(text).every((typed) => /^\d{4}\.?$/.test(typed))
    ? HiddenYearsInput.shape.years.safeParse(yearsOf(text)).error?.issues[0]?.message
    : FORMAT;

/**
 * The contract with its years as typed: separated by commas or spaces, with or without a full stop. The text itself is
 * refused, because its field cannot show a message about one year of a list.
 */
export const HiddenYearsForm = z.object({
  years: z.pipe(
    z.string().check(
      z.superRefine((text, { addIssue }) => {
        const message = refusalOf(text);
        if (message) addIssue({ code: 'custom', message, input: text });
      }),
    ),
    z.transform(yearsOf),
  ),
});
