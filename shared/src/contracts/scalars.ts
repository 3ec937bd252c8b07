import { formatNumber } from '@club/shared/domain';
import * as z from '@club/shared/schema';

/**
 * A calendar day in Europe/Zagreb, `YYYY-MM-DD`, in the years 2000 to 2100: other years are typing errors, and at the
 * ends of the calendar neither the database nor date arithmetic works.
 */
export const ZagrebDate = z.iso
  .date('Odaberite ispravan datum.')
  .check(z.refine((date) => '2000-01-01' <= date && date <= '2100-12-31', 'Godina mora biti od 2000. do 2100.'));

/**
 * For `check` of a schema with a period: the end must not be before the beginning, otherwise an error at `to`. An empty
 * end is open.
 * @param from name of the field with the first Zagreb date
 * @param to name of the field with the last one, inclusive
 */
export const inOrder = <From extends string, To extends string>(from: From, to: To) =>
  z.refine<Readonly<Record<From | To, string>>>((period) => period[to] === '' || period[from] <= period[to], {
    path: [to],
    error: 'Kraj ne može biti prije početka.',
  });

const NO_TIME = 'Vrijeme mora biti u obliku hh:mm.';
const timeLike = (pattern: RegExp) => z.string(NO_TIME).check(z.regex(pattern, NO_TIME));

/** A time of day, `HH:mm` or `HH:mm:00`. */
export const ClockTime = timeLike(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/);
/** A time of day, only `HH:mm`. */
export const ShortClockTime = timeLike(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Money on the wire: euros with at most two decimals. Inside the server money is integer cents. */
export const Euros = z.number();

interface EurosLimits {
  /** Message when there is no number. */
  readonly missing: string;
  /** Euros, like `most`; both inclusive. */
  readonly least: number;
  /** Message for less than `least`. */
  readonly tooSmall: string;
  readonly most: number;
}

/** Euros as somebody types them, with at most two decimals. The message for more than `most` is `Najviše 10.000.` */
export const eurosInput = ({ missing, least, tooSmall, most }: EurosLimits) =>
  z.number(missing).check(
    z.minimum(least, tooSmall),
    // Formatted when it is needed, because on a phone the first number format takes long.
    z.maximum(most, { error: () => `Najviše ${formatNumber(most)}.` }),
    z.multipleOf(0.01, 'Najviše dvije decimale.'),
  );

/** The response of every call that only changes something: a message for the user. */
export const Message = z.object({ message: z.string() });

const fromDigits = z.transform((text: unknown) =>
  typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : text,
);

/**
 * A whole number as its digits in a query or a path. Other texts that JavaScript converts to a number are refused: `0x10`,
 * `1e3`, `+5` and ` 5 ` would be further addresses of the same thing. For an optional parameter use `z.prefault`: OpenAPI
 * would not show any other default.
 */
export const inDigits = <Whole extends ReturnType<typeof z.number>>(whole: Whole) => z.pipe(fromDigits, whole);

/** A whole number as somebody types it, without limits. @param missing message when there is no number */
export const wholeNumber = (missing?: string) => z.number(missing).check(z.int('Mora biti cijeli broj.'));

/** Part of the paths and queries whose numbers need no message of their own. */
export const WholeNumber = wholeNumber();

/** A whole number as text in a query or a path. */
export const WholeNumberText = inDigits(WholeNumber);

/** The largest whole number that a column holds. */
export const LARGEST_INTEGER = 2_147_483_647;

/** The id of a database row, as it arrives in a path or a query. */
export const RowId = inDigits(
  z
    .number()
    .check(
      z.int('Oznaka mora biti cijeli broj.'),
      z.minimum(1, 'Oznaka mora biti veća od 0.'),
      z.maximum(LARGEST_INTEGER, 'Oznaka je prevelika.'),
    ),
);

/** The path parameter of a call about one row. */
export const IdPath = z.object({ id: RowId });

const CHOOSE = 'Korisnik mora biti odabran.';
/** A number, or its digits as a form or an address contains them; nothing else that would coerce to a number. */
export const MemberId = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+$/, CHOOSE))], CHOOSE),
  z.pipe(z.transform(Number), z.number().check(z.int(CHOOSE), z.positive(CHOOSE), z.maximum(LARGEST_INTEGER, CHOOSE))),
);

export type ZagrebDate = z.infer<typeof ZagrebDate>;
export type Message = z.infer<typeof Message>;
