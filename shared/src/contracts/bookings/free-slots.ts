import { ZagrebDate } from '@club/shared/contracts/scalars';
import { SlotMinutes } from '@club/shared/contracts/slot-plan';
import * as z from '@club/shared/schema';

/**
 * GET /free-slots, for everybody: when and where one can still play, and nothing about who plays at other times.
 * Days on which the courts are closed have no free slots.
 */
export const FreeSlots = z.object({
  today: ZagrebDate,
  /** Slots of today that have not begun, by start. */
  slots: z.array(
    z.object({
      /** `HH:mm:ss` */
      vrijemeTermina: z.string(),
      minutes: SlotMinutes,
      /** Numbers of the free courts. */
      courts: z.array(z.number()),
    }),
  ),
  /** How many slots are free on each of the next days that the grid shows. */
  nextDays: z.array(z.object({ date: ZagrebDate, free: z.number() })),
});

export type FreeSlots = z.infer<typeof FreeSlots>;
