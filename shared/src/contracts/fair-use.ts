import * as z from '@club/shared/schema';

const limit = (most: number) =>
  z.nullable(
    z
      .number('Unesite broj.')
      .check(z.int('Mora biti cijeli broj.'), z.minimum(1, 'Najmanje 1.'), z.maximum(most, `Najviše ${most}.`)),
  );

/**
 * The rules that members must observe when they book (`FairUseRules`); null: no limit. PUT /admin/settings/fair-use:
 * `FairUseChange`.
 */
export const FairUse = z.object({
  openFriendly: limit(100),
  openLeague: limit(100),
  perWeek: limit(100),
  oneCourtAtOnce: z.boolean(),
  cancelHours: limit(72),
});

export type FairUse = z.infer<typeof FairUse>;
