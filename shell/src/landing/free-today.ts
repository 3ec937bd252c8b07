import type { FreeSlots } from '@club/shared/contracts/bookings/free-slots';
import { plural, slotCount, weekday } from '@club/shared/domain';

/** `su slobodna još 3 termina`: the verb also depends on the count. */
const freeSlots = (count: number, between = ''): string =>
  `${plural(count, 'je slobodan', 'su slobodna', 'je slobodno')} ${between}${slotCount(count)}`;

// Weekdays whose accusative differs; all others keep their form.
const ACCUSATIVE: Record<string, string> = {
  srijeda: 'u srijedu',
  subota: 'u subotu',
  nedjelja: 'u nedjelju',
};
const onDay = (date: string): string => {
  const name = weekday(date);
  return ACCUSATIVE[name] ?? `u ${name}`;
};

/**
 * What is free after today, on the first two days with free slots: `Sutra je slobodno još 12 termina, u petak 14 termina.`;
 * undefined if nothing is.
 *
 * @param nextDays the first one is tomorrow
 */
export function laterSentence(nextDays: FreeSlots['nextDays']): string | undefined {
  const [first, second] = withFreeSlots(nextDays);
  if (!first) return undefined;
  const isTomorrow = first === nextDays[0];
  const day = isTomorrow ? 'Sutra' : onDay(first.date).replace(/^u/, 'U');
  // With its noun, because 'u petak 11.' would be a date.
  const later = second ? `, ${onDay(second.date)} ${slotCount(second.free)}` : '';
  return `${day} ${freeSlots(first.free, isTomorrow ? 'još ' : '')}${later}.`;
}

export const withFreeSlots = (days: FreeSlots['nextDays']): FreeSlots['nextDays'] =>
  days.filter(({ free }) => free > 0);
