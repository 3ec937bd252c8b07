import type { PriceListInput } from '@club/shared/contracts/settings';
import { clockTime, formatEuros } from '@club/shared/domain';

/** Prices before and after, as lines of the confirmation; unchanged ones are listed once. */
export function priceChangeLines(before: PriceListInput | undefined, after: PriceListInput): string[] {
  const line = (label: string, was: string | undefined, is: string) =>
    was === undefined || was === is ? `${label}: ${is}` : `${label}: sada ${was}, zatim ${is}`;
  const money = (euros: number | undefined) => (euros === undefined ? undefined : formatEuros(euros));
  const names = [...new Set([...(before?.packages ?? []), ...after.packages].map(({ packageName }) => packageName))];
  const packages = names.map((name) => {
    const priceIn = (list: PriceListInput | undefined) =>
      money(list?.packages.find(({ packageName }) => packageName === name)?.price) ?? 'nema';
    return line(name, before && priceIn(before), priceIn(after));
  });
  return [
    line('Dnevni termin', money(before?.dayPrice), formatEuros(after.dayPrice)),
    line('Noćni termin', money(before?.nightPrice), formatEuros(after.nightPrice)),
    line('Noćni od', before && clockTime(before.nightFrom), clockTime(after.nightFrom)),
    ...packages,
    'Već napravljene rezervacije zadržavaju svoju cijenu.',
  ];
}
