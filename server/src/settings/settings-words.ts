import type { Facts } from '../action-log/action-log.service';
import { shortDate } from '../clock/day-rules';
import { countedReservations } from '../words/counted';
import { writtenEuros } from '../words/written-euros';
import type { HiddenSlotRow, PriceListRow, SeasonRow } from './settings.repository';

/** How the record of actions names what a setting was and became. */
export const seasonFacts = ({ name, opensOn, closesOn }: SeasonRow): Facts => ({
  Naziv: name,
  Otvara: shortDate(opensOn),
  Zatvara: shortDate(closesOn),
});

/** What a season became, if it still is one, and how many bookings that voided. */
export const becoming = (season: SeasonRow | undefined, voided: number): Facts => ({
  ...(season && seasonFacts(season)),
  ...(voided > 0 && { Otkazano: countedReservations(voided) }),
});

export const hiddenSlotName = ({ courtId, starts }: HiddenSlotRow): string => `Teren ${courtId}, ${starts.slice(0, 5)}`;

export const hiddenSlotFacts = ({ fromDay }: HiddenSlotRow): Facts => ({
  'Skriven od': fromDay ? shortDate(fromDay) : 'uvijek',
});

export const priceListName = ({ validFrom }: PriceListRow): string => `Cjenik od ${shortDate(validFrom)}`;

const packageWords = ({ name, cents, daySlots, nightSlots }: PriceListRow['packages'][number]): string =>
  `${name} ${writtenEuros(cents)} (dnevni ${daySlots}, noćni ${nightSlots})`;

export const priceListFacts = (list: PriceListRow): Facts => ({
  'Vrijedi od': shortDate(list.validFrom),
  'Dnevni termin': writtenEuros(list.dayCents),
  'Noćni termin': writtenEuros(list.nightCents),
  'Noćni od': list.nightFrom.slice(0, 5),
  Paketi: list.packages.map(packageWords).join('; ') || 'nema',
});
