import type { FreeSlots } from '@club/shared/contracts/bookings/free-slots';
import { hasStarted, type WallClock } from '@club/shared/domain';
import { gridDays } from './booking-rules';
import type { Grid } from './grid';

/**
 * The free slots of a grid, without any data of the others.
 * @param now a slot that has begun is no longer free
 */
export function freeSlots({ today, rows }: Grid, now: WallClock): FreeSlots {
  const courtsByTime = new Map<string, FreeSlots['slots'][number]>();
  for (const { slot, cells } of rows) {
    if (cells[0].status !== 'FREE' || hasStarted(now, today, slot.starts)) continue;
    const { starts: vrijemeTermina, minutes, courtId } = slot;
    const time = `${vrijemeTermina} ${minutes}`;
    const courts = [...(courtsByTime.get(time)?.courts ?? []), courtId];
    courtsByTime.set(time, { vrijemeTermina, minutes, courts });
  }
  const nextDays = gridDays(today).slice(1);
  return {
    today,
    slots: [...courtsByTime.values()],
    nextDays: nextDays.map((date, index) => ({
      date,
      free: rows.filter(({ cells }) => cells[index + 1]?.status === 'FREE').length,
    })),
  };
}
