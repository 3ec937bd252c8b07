import { ZagrebDate } from '@club/shared/contracts/scalars';
import { SlotMinutes } from '@club/shared/contracts/slot-plan';
import * as z from '@club/shared/schema';

/**
 * GET /free-slots, public: when and where a slot is free, without who plays at other times. Days on which the courts
 * are closed have no free slots.
 */
export const FreeSlots = z.object({
  today: ZagrebDate,
  /** Slots of today that have not begun, by start time. */
  slots: z.array(
    z.object({
      /** `HH:mm:ss` */
      vrijemeTermina: z.string(),
      minutes: SlotMinutes,
      /** Numbers of the free courts. */
      courts: z.array(z.number()),
    }),
  ),
  /** The number of free slots on each of the next days of the grid. */
  nextDays: z.array(z.object({ date: ZagrebDate, free: z.number() })),
});

export type FreeSlots = z.infer<typeof FreeSlots>;
