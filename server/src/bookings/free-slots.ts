import type { FreeSlots } from '@club/shared/contracts/bookings/free-slots';
import { gridDays } from './booking-rules';
import type { Grid } from './grid';

/**
 * What is free in a grid, without a word about what is not.
 * @param timeOfDay `HH:mm:ss` now: a slot of today that has begun is not free any more
 */
export function freeSlots({ today, rows }: Grid, timeOfDay: string): FreeSlots {
  const courtsByStart = new Map<string, number[]>();
  for (const { slot, cells } of rows) {
    if (cells[0].status !== 'FREE' || slot.starts <= timeOfDay) continue;
    courtsByStart.set(slot.starts, [...(courtsByStart.get(slot.starts) ?? []), slot.courtId]);
  }
  const nextDays = gridDays(today).slice(1);
  return {
    today,
    slots: [...courtsByStart].map(([vrijemeTermina, courts]) => ({ vrijemeTermina, courts })),
    nextDays: nextDays.map((date, index) => ({
      date,
      free: rows.filter(({ cells }) => cells[index + 1]?.status === 'FREE').length,
    })),
  };
}
