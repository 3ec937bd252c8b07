import { clockTime, formatCents, shortDate } from '@club/shared/domain';
import type { Facts } from '../action-log';
import { type HiddenRule, hiddenSince, type Season } from '../court-plan';
import type { PriceListRow } from './settings.repository';

/** The action log's labels of a setting before and after a change. */
export const seasonFacts = ({ name, opensOn, closesOn }: Season): Facts => ({
  Naziv: name,
  Otvara: shortDate(opensOn),
  Zatvara: shortDate(closesOn),
});

export const hiddenSlotFacts = (rule: HiddenRule): Facts => ({ Skriven: hiddenSince(rule) });

export const priceListName = ({ validFrom }: PriceListRow): string => `Cjenik od ${shortDate(validFrom)}`;

const packageLabel = ({ name, cents, daySlots, nightSlots }: PriceListRow['packages'][number]): string =>
  `${name} ${formatCents(cents)} (dnevni ${daySlots}, noćni ${nightSlots})`;

export const priceListFacts = (list: PriceListRow): Facts => ({
  'Vrijedi od': shortDate(list.validFrom),
  'Dnevni termin': formatCents(list.dayCents),
  'Noćni termin': formatCents(list.nightCents),
  'Noćni od': clockTime(list.nightFrom),
  Paketi: list.packages.map(packageLabel).join('; ') || 'nema',
});
