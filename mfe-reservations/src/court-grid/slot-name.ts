import { dayMonth, slotTime, weekday } from '@club/shared/domain';
import type { Court, CourtSlot } from './grid-days';

export const courtName = (court: Court): string => `Teren ${court}`;

/** `Teren 1, petak 20. studenoga, 18:30–20:00, slobodno`: all that a cell says, for those who do not see where it is. */
export function slotName({ court, date, starts }: Pick<CourtSlot, 'court' | 'date' | 'starts'>, word: string): string {
  return `${courtName(court)}, ${weekday(date)} ${dayMonth(date)}, ${slotTime({ vrijemeTermina: starts })}, ${word}`;
}
