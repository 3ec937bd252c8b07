import type { PriceListInput } from '@club/shared/contracts/settings';
import { clockTime, dayAfter, formatEuros, shortDate } from '@club/shared/domain';

type Package = PriceListInput['packages'][number];

/** A package may change its content at the same price. */
const packageText = (one: Package | undefined): string =>
  one ? `${formatEuros(one.price)} (dnevni ${one.includedDaySlots}, noćni ${one.includedNightSlots})` : 'nema';

/** Prices before and after, as lines of the confirmation; unchanged ones are listed once. */
export function priceChangeLines(before: PriceListInput | undefined, after: PriceListInput): string[] {
  const line = (label: string, was: string | undefined, is: string) =>
    was === undefined || was === is ? `${label}: ${is}` : `${label}: sada ${was}, zatim ${is}`;
  const money = (euros: number | undefined) => (euros === undefined ? undefined : formatEuros(euros));
  const names = [...new Set([...(before?.packages ?? []), ...after.packages].map(({ packageName }) => packageName))];
  const packages = names.map((name) => {
    const contentIn = (list: PriceListInput) =>
      packageText(list.packages.find(({ packageName }) => packageName === name));
    return line(name, before && contentIn(before), contentIn(after));
  });
  return [
    line('Dnevni termin', money(before?.dayPrice), formatEuros(after.dayPrice)),
    line('Noćni termin', money(before?.nightPrice), formatEuros(after.nightPrice)),
    line('Noćni od', before && clockTime(before.nightFrom), clockTime(after.nightFrom)),
    ...packages,
    'Već napravljene rezervacije zadržavaju svoju cijenu.',
  ];
}

interface Replaced {
  /** All lists, newest first. */
  lists: readonly PriceListInput[];
  /** The one that is deleted or begins later. */
  replaced: PriceListInput;
  /** The day on which it begins later. */
  movedTo?: string;
}

const listBefore = ({ lists, replaced }: Replaced) => lists.find(({ validFrom }) => validFrom < replaced.validFrom);

/** What is in force in place of a list, or how long nothing can be booked. */
export function earlierListLine(change: Replaced): string {
  if (listBefore(change)) return 'Nastavit će vrijediti cjenik prije njega.';
  const { lists, replaced, movedTo } = change;
  const begins = [...lists.map(({ validFrom }) => validFrom), movedTo ?? ''].sort();
  const next = begins.find((day) => day > replaced.validFrom);
  const until = next ? ` do ${shortDate(dayAfter(next, -1))}` : '';
  return `Cjenika prije njega nema, pa se termini${until} neće moći rezervirati.`;
}

/** The same for a list that is in force today, with its prices and those of the list before it. */
export function earlierPriceLines(change: Replaced): string[] {
  const earlier = listBefore(change);
  return [earlierListLine(change), ...(earlier ? priceChangeLines(change.replaced, earlier) : [])];
}
