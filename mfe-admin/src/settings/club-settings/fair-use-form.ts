import { FairUse } from '@club/shared/contracts/fair-use';
import * as z from '@club/shared/schema';
import { typedOrNull } from '../../forms/form-field/typed-fields';

const { openFriendly, openLeague, perWeek, cancelHours } = FairUse.shape;

/** The contract with its numbers as typed; an empty field means no limit. */
export const FairUseForm = z.extend(FairUse, {
  openFriendly: typedOrNull(openFriendly),
  openLeague: typedOrNull(openLeague),
  perWeek: typedOrNull(perWeek),
  cancelHours: typedOrNull(cancelHours),
});

const text = (limit: number | null): string => (limit === null ? '' : String(limit));

export const startOf = (rules: FairUse): z.input<typeof FairUseForm> => ({
  openFriendly: text(rules.openFriendly),
  openLeague: text(rules.openLeague),
  perWeek: text(rules.perWeek),
  oneCourtAtOnce: rules.oneCourtAtOnce,
  cancelHours: text(rules.cancelHours),
});
