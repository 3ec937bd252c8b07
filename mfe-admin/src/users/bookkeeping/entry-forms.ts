import { AddAmount, AddGratis, CorrectAmount } from '@club/shared/contracts/accounts/bookkeeping';
import { freeText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';
import { typed } from '../../forms/form-field/typed-fields';

/** The contract takes any number; the input must be digits, otherwise an empty field would become 0. */
const digits = (pattern: RegExp, message: string) =>
  z.pipe(z.string().check(z.trim(), z.regex(pattern, message)), z.transform(Number));

/** Whole euros with an optional minus sign (first specification, section 5). */
export const AmountForm = z.extend(AddAmount, {
  amount: z.pipe(digits(/^-?\d+$/, 'Iznos mora biti cijeli broj.'), AddAmount.shape.amount),
  reason: freeText(200),
});

/** Euros and cents, positive or negative, with the reason. */
export const CorrectionForm = z.extend(CorrectAmount, {
  amount: typed(CorrectAmount.shape.amount),
});

/** The number of gratis reservations, 0 or more; the reason is requested after the confirmation. */
export const GratisForm = z.object({
  userId: AddGratis.shape.userId,
  amount: z.pipe(digits(/^\d+$/, 'Upišite cijeli broj, 0 ili veći.'), AddGratis.shape.amount),
});
