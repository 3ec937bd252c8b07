import * as z from '@club/shared/schema';
import { typedNumber } from './typed-number';

/** Conversions of a field's text to the value that the contract checks; `schema` is the field of the contract. */

const numberText = z.pipe(z.string(), z.transform(typedNumber));
const numberOrNullText = z.pipe(
  z.string(),
  // The contract may have a default, and then accepts undefined too.
  z.transform((text): number | null | undefined => (text.trim() === '' ? null : typedNumber(text))),
);
const textOrNullText = z.pipe(
  z.string(),
  z.transform((text) => text || null),
);
const yesOrNoText = z.pipe(
  z.string(),
  z.transform((choice) => choice === 'yes'),
);

/** A number; the contract refuses an empty field. */
export const typed = <Schema extends z.ZodMiniType<unknown, number>>(schema: Schema) => z.pipe(numberText, schema);

/** A number; an empty field means null. */
export const typedOrNull = <Schema extends z.ZodMiniType<unknown, number | null | undefined>>(schema: Schema) =>
  z.pipe(numberOrNullText, schema);

/** Text, such as a day or a time; an empty field means null. */
export const textOrNull = <Schema extends z.ZodMiniType<unknown, string | null>>(schema: Schema) =>
  z.pipe(textOrNullText, schema);

/** One of the options `yes` and `no`. */
export const yesOrNo = <Schema extends z.ZodMiniType<unknown, boolean>>(schema: Schema) => z.pipe(yesOrNoText, schema);
