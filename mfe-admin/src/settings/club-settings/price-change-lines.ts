import type { PriceListInput } from '@club/shared/contracts/settings';
import { clockTime, formatEuros } from '@club/shared/domain';

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

/**
 * The same for a list that is in force today and no longer will be, because it is deleted or begins later.
 * @param lists newest first
 */
export function earlierPriceLines(lists: readonly PriceListInput[], replaced: PriceListInput): string[] {
  const earlier = lists.find(({ validFrom }) => validFrom < replaced.validFrom);
  return earlier
    ? ['Nastavit će vrijediti cjenik prije njega.', ...priceChangeLines(replaced, earlier)]
    : ['Cjenika prije njega nema, pa se termini neće moći rezervirati.'];
}
