import { wholeNumber } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

const limit = (most: number) =>
  z.nullable(wholeNumber('Unesite broj.').check(z.minimum(1, 'Najmanje 1.'), z.maximum(most, `Najviše ${most}.`)));

/**
 * The rules that members must observe when they book; null: no limit. `cancelHours` are hours before the start, the
 * other limits are numbers of reservations. Part of GET /club-day and GET /admin/settings; PUT /admin/settings/fair-use:
 * `FairUseChange`. A booking that breaks them: 409 `OPEN_LIMIT`, `WEEK_LIMIT`, `ONE_COURT`, a cancellation 409
 * `CANCEL_TOO_LATE`.
 */
export const FairUse = z.object({
  openFriendly: limit(100),
  openLeague: limit(100),
  perWeek: limit(100),
  oneCourtAtOnce: z.boolean(),
  cancelHours: limit(72),
});

export type FairUse = z.infer<typeof FairUse>;
