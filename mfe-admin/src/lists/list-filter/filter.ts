import { inOrder, ZagrebDate } from '@club/shared/contracts/scalars';
import { freeText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

const day = z.union([z.literal(''), ZagrebDate], 'Odaberite ispravan datum.');

/** The filter of a list: a period, and search texts by their wire name. Empty text: not filtered. */
export const Filter = z
  .object({
    from: day,
    to: day,
    texts: z.record(z.string(), freeText(80)),
  })
  .check(inOrder('from', 'to'));

export type Filter = z.infer<typeof Filter>;

/**
 * The filter in an address; an invalid date or period does not filter.
 * @param read a parameter of the address, null without it
 */
export function readFilter(read: (name: string) => string | null, names: readonly string[]): Filter {
  const texts = Object.fromEntries(names.map((name) => [name, read(name) ?? '']));
  const parsed = Filter.safeParse({ from: read('from') ?? '', to: read('to') ?? '', texts });
  return parsed.success ? parsed.data : { from: '', to: '', texts };
}

/** The filter's part of the query: only set values. */
export function filterQuery({ from, to, texts }: Filter): Record<string, string> {
  return Object.fromEntries(Object.entries({ from, to, ...texts }).filter(([, value]) => value !== ''));
}
