import { AddAmount, AddGratis, CorrectAmount } from '@club/shared/contracts/accounts/bookkeeping';
import { freeText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';
import { typed } from '../../forms/form-field/typed-fields';
import { typedNumber } from '../../forms/form-field/typed-number';

const NOT_WHOLE = 'Iznos mora biti cijeli broj.';
const whole = z.pipe(z.pipe(z.string(), z.transform(typedNumber)), z.number(NOT_WHOLE).check(z.int(NOT_WHOLE)));

/** Whole euros with an optional minus sign (first specification, section 5). */
export const AmountForm = z.extend(AddAmount, {
  amount: z.pipe(whole, AddAmount.shape.amount),
  reason: freeText(200),
});

/** Euros and cents, positive or negative, with the reason. */
export const CorrectionForm = z.extend(CorrectAmount, {
  amount: typed(CorrectAmount.shape.amount),
});

/** The number of gratis reservations, 0 or more; the reason is requested after the confirmation. */
export const GratisForm = z.object({
  userId: AddGratis.shape.userId,
  // The contract takes any number; an empty field would become 0.
  amount: z.pipe(
    z.pipe(z.string().check(z.trim(), z.regex(/^\d+$/, 'Upišite cijeli broj, 0 ili veći.')), z.transform(Number)),
    AddGratis.shape.amount,
  ),
});
