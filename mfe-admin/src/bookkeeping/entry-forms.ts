import { AddAmount, AddGratis, CorrectAmount } from '@club/shared/contracts/accounts/bookkeeping';
import * as z from '@club/shared/schema';
import { typedNumber } from '../form-field/typed-number';

/** The contract takes any number; what is typed must be digits, or an empty field would pass for 0. */
const digits = (pattern: RegExp, message: string) =>
  z.pipe(z.string().check(z.trim(), z.regex(pattern, message)), z.transform(Number));

/** Whole euros with an optional minus sign (first specification, section 5). */
export const AmountForm = z.extend(AddAmount, {
  amount: z.pipe(digits(/^-?\d+$/, 'Iznos mora biti cijeli broj.'), AddAmount.shape.amount),
  reason: z.string().check(z.trim(), z.maxLength(200, 'Najviše 200 znakova.')),
});

/** Euros and cents, either way, with the reason. */
export const CorrectionForm = z.extend(CorrectAmount, {
  amount: z.pipe(z.pipe(z.string(), z.transform(typedNumber)), CorrectAmount.shape.amount),
});

/** How many gratis reservations, 0 or more; the reason is asked for after the confirmation. */
export const GratisForm = z.object({
  userId: AddGratis.shape.userId,
  amount: z.pipe(digits(/^\d+$/, 'Upišite cijeli broj, 0 ili veći.'), AddGratis.shape.amount),
});
