import type { Facts } from '../action-log/action-log.service';
import { shortDate } from '../clock/day-rules';
import { writtenEuros } from '../words/written-euros';
import type { HiddenSlotRow, PriceListRow, SeasonRow } from './settings.repository';

/** How the record of actions names what a setting was and became. */
export const seasonFacts = ({ opensOn, closesOn }: SeasonRow): Facts => ({
  Otvara: shortDate(opensOn),
  Zatvara: shortDate(closesOn),
});

export const hiddenSlotName = ({ courtId, starts }: HiddenSlotRow): string => `Teren ${courtId}, ${starts.slice(0, 5)}`;

export const hiddenSlotFacts = ({ fromDay }: HiddenSlotRow): Facts => ({
  'Skriven od': fromDay ? shortDate(fromDay) : 'uvijek',
});

export const priceListName = ({ validFrom }: PriceListRow): string => `Cjenik od ${shortDate(validFrom)}`;

export const priceListFacts = (list: PriceListRow): Facts => ({
  'Dnevni termin': writtenEuros(list.dayCents),
  'Noćni termin': writtenEuros(list.nightCents),
  'Noćni od': list.nightFrom.slice(0, 5),
  Paketi: list.packages.map((each) => `${each.name} ${writtenEuros(each.cents)}`).join(', ') || 'nema',
});
