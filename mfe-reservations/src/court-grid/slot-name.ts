import { SLOT_MINUTES } from '@club/shared/contracts/bookings';
import { dayMonth, slotRange, weekday } from '@club/shared/format';
import type { Court, CourtSlot } from './grid-days';

export const courtName = (court: Court): string => `Teren ${court}`;
export const slotTime = (starts: string): string => slotRange(starts, SLOT_MINUTES);

/** `Teren 1, petak 20. studenoga, 18:30–20:00, slobodno`: all that a cell says, for those who do not see where it is. */
export function slotName({ court, date, starts }: Pick<CourtSlot, 'court' | 'date' | 'starts'>, word: string): string {
  return `${courtName(court)}, ${weekday(date)} ${dayMonth(date)}, ${slotTime(starts)}, ${word}`;
}
