import { lazily } from './lazily';

const rules = lazily(() => new Intl.PluralRules('hr'));

/** The Croatian form for a count: 1, 21 … `one`; 2–4, 22–24 … `few`; the rest `many`. */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = rules().select(count);
  return form === 'one' ? one : form === 'few' ? few : many;
}
