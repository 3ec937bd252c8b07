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

/** What is free after today: `Sutra je slobodno još 12 termina, u petak 14 termina.`; undefined if nothing is. */
export function laterSentence([tomorrow, after]: FreeSlots['nextDays']): string | undefined {
  // With its noun, because 'u petak 11.' would be a date.
  const later = after && after.free > 0 ? `${onDay(after.date)} ${slotCount(after.free)}` : undefined;
  if (!tomorrow || tomorrow.free === 0) {
    return later && after && `${onDay(after.date).replace(/^u/, 'U')} ${freeSlots(after.free)}.`;
  }
  return `Sutra ${freeSlots(tomorrow.free, 'još ')}${later ? `, ${later}` : ''}.`;
}

/** The next days with free slots, as many as there is room for; empty if tomorrow has none. */
export function dayRows(nextDays: FreeSlots['nextDays'], room: number): FreeSlots['nextDays'] {
  if (room < 1 || !nextDays[0]?.free) return [];
  return nextDays.filter(({ free }) => free > 0).slice(0, room);
}
