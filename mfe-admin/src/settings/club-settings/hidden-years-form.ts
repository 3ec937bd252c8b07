import { HiddenYearsInput } from '@club/shared/contracts/settings';
import * as z from '@club/shared/schema';

const FORMAT = 'Upišite godine odvojene zarezom, npr. 2019, 2020.';

/** `2019, 2020` for the years from the server. */
export const yearsText = (years: readonly number[]): string => years.join(', ');

/** The contract with its years as typed: separated by commas or spaces, with or without a full stop. */
export const HiddenYearsForm = z.object({
  years: z.pipe(
    z.pipe(
      z.string().check(z.refine((text) => /^(\s*\d{4}\.?\s*([,;\s]|$))*$/.test(text), FORMAT)),
      z.transform((text) => (text.match(/\d{4}/g) ?? []).map(Number)),
    ),
    HiddenYearsInput.shape.years,
  ),
});
