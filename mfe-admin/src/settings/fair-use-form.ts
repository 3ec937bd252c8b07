import { FairUse } from '@club/shared/contracts/fair-use';
import * as z from '@club/shared/schema';
import { typedNumber } from '../form-field/typed-number';

/** An empty field means no limit. */
const typedLimit = z.pipe(
  z.string(),
  z.transform((text) => (text.trim() === '' ? null : typedNumber(text))),
);
const { openFriendly, openLeague, perWeek, cancelHours } = FairUse.shape;

/** The contract with its numbers as typed. */
export const FairUseForm = z.extend(FairUse, {
  openFriendly: z.pipe(typedLimit, openFriendly),
  openLeague: z.pipe(typedLimit, openLeague),
  perWeek: z.pipe(typedLimit, perWeek),
  cancelHours: z.pipe(typedLimit, cancelHours),
});

const text = (limit: number | null): string => (limit === null ? '' : String(limit));

export const startOf = (rules: FairUse): z.input<typeof FairUseForm> => ({
  openFriendly: text(rules.openFriendly),
  openLeague: text(rules.openLeague),
  perWeek: text(rules.perWeek),
  oneCourtAtOnce: rules.oneCourtAtOnce,
  cancelHours: text(rules.cancelHours),
});
