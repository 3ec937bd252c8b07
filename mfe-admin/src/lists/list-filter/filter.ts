import { inOrder, ZagrebDate } from '@club/shared/contracts/scalars';
import { freeText, SEARCH_LENGTH } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';
import type { Option } from '@club/shared/ui-form';

/** Wire name and label of a searchable field: free text, or one of a few options. */
export interface FilterField {
  readonly name: string;
  readonly label: string;
  readonly options?: readonly Option[];
}

const day = z.union([z.literal(''), ZagrebDate], 'Odaberite ispravan datum.');
const text = freeText(SEARCH_LENGTH);

/** The filter of a list: a period, and search texts by their wire name. Empty text: not filtered. */
export const Filter = z
  .object({
    from: day,
    to: day,
    texts: z.record(z.string(), text),
  })
  .check(inOrder('from', 'to'));

export type Filter = z.infer<typeof Filter>;

/**
 * The filter in an address. Each part is judged by itself: an invalid date, a period that ends before it begins and an
 * unknown option do not filter, and of a text only as much as its field takes.
 * @param read a parameter of the address, null without it
 */
export function readFilter(read: (name: string) => string | null, fields: readonly FilterField[]): Filter {
  const dayAt = (name: string) => day.safeParse(read(name)).data ?? '';
  const textAt = ({ name, options }: FilterField) => {
    const value = read(name) ?? '';
    if (options) return options.find((option) => option.value === value)?.value ?? '';
    return text.safeParse(value.slice(0, SEARCH_LENGTH)).data ?? '';
  };
  const texts = Object.fromEntries(fields.map((field) => [field.name, textAt(field)]));
  const filter = { from: dayAt('from'), to: dayAt('to'), texts };
  // Of valid parts only the order of the days can be wrong.
  return Filter.safeParse(filter).success ? filter : { from: '', to: '', texts };
}

/** The filter's part of the query: only set values. */
export function filterQuery({ from, to, texts }: Filter): Record<string, string> {
  return Object.fromEntries(Object.entries({ from, to, ...texts }).filter(([, value]) => value !== ''));
}
