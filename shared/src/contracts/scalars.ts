import * as z from '@club/shared/schema';

/** A calendar day in Europe/Zagreb, `YYYY-MM-DD`. */
export const ZagrebDate = z.iso.date('Odaberite ispravan datum.');

/** Money on the wire: euros with at most two decimals. Inside the server money is integer cents. */
export const Euros = z.number();

/** The answer of every call that only changes something: words for a person. */
export const Message = z.object({ message: z.string() });

/** Whole number that arrives as text in a query or a path. */
export const WholeNumberText = z.coerce.number().check(z.int('Mora biti cijeli broj.'));

export type ZagrebDate = z.infer<typeof ZagrebDate>;
export type Message = z.infer<typeof Message>;
