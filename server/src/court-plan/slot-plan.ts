import type { SlotPlan } from '@club/shared/contracts/slot-plan';
import { clockTime } from '@club/shared/domain';
import type { Handle } from '../platform/database';
import { courtSlots } from './court-plan.repository';

/** The starts and lengths of each court's slots. Every change adds slots, so the highest id identifies the plan. */
export async function readSlotPlan(handle: Handle): Promise<SlotPlan> {
  const slots = await courtSlots(handle);
  const courts = [...new Set(slots.map(({ courtId }) => courtId))].sort();
  return {
    version: Math.max(0, ...slots.map(({ id }) => id)),
    courts: courts.map((teren) => {
      const own = slots.filter(({ courtId }) => courtId === teren);
      return { teren, minutes: own[0]?.minutes ?? 0, starts: own.map(({ starts }) => clockTime(starts)) };
    }),
  };
}
