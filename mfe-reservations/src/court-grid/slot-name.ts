import { dayMonth, slotRange, weekday } from '@club/shared/domain';
import type { Court, CourtSlot } from './grid-days';

export const courtName = (court: Court): string => `Teren ${court}`;

type Placed = Pick<CourtSlot, 'court' | 'date' | 'starts' | 'minutes'>;

/** `Teren 1, petak 20. studenoga, 18:30–20:00, slobodno`: the complete content of a cell, for screen readers. */
export function slotName({ court, date, starts, minutes }: Placed, label: string): string {
  const time = slotRange(starts, minutes);
  return `${courtName(court)}, ${weekday(date)} ${dayMonth(date)}, ${time}, ${label}`;
}
