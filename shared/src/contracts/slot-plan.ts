import { Message, ShortClockTime } from '@club/shared/contracts/scalars';
import { PRESET_SLOT_MINUTES, SLOT_LENGTHS, slotPlanFault } from '@club/shared/domain';
import * as z from '@club/shared/schema';

/** Duration of a slot in minutes; left out by servers of a release in which all slots had the same duration. */
export const SlotMinutes = z._default(z.number(), PRESET_SLOT_MINUTES);

/**
 * Part of GET /club-profile and of the slot plan: the slots of one court, the same every day, including hidden ones;
 * `minutes` is the duration of each.
 */
export const CourtSlots = z.object({
  teren: z.number(),
  minutes: z.number(),
  /** `HH:mm`, in ascending order. */
  starts: z.array(z.string()),
});

/** GET /admin/settings/slot-plan */
export const SlotPlan = z.object({
  /** Different after each change. */
  version: z.number(),
  courts: z.array(CourtSlots),
});

/** Of a court: as many of an hour as fit between 06:00 and 23:00. */
export const MOST_SLOTS = 17;

const length = z
  .number('Odaberite trajanje.')
  .check(
    z.refine(
      (minutes) => (SLOT_LENGTHS as readonly number[]).includes(minutes),
      `Trajanje može biti ${SLOT_LENGTHS.join(', ')} minuta.`,
    ),
  );

/**
 * Part of PUT /admin/settings/slot-plan: `starts` `HH:mm` in any order, between 06:00 and 23:00 and without overlaps.
 */
export const CourtSlotsInput = z
  .object({
    teren: z.number(),
    minutes: length,
    starts: z
      .array(ShortClockTime)
      .check(z.minLength(1, 'Upišite barem jedan termin.'), z.maxLength(MOST_SLOTS, `Najviše ${MOST_SLOTS} termina.`)),
  })
  .check((checked) => {
    // An invalid time or duration has been refused already, and gives no interval to check.
    if (checked.issues.length > 0) return;
    const fault = slotPlanFault(checked.value.starts, checked.value.minutes);
    if (fault) checked.issues.push({ code: 'custom', path: ['starts'], message: fault, input: checked.value.starts });
  });

/**
 * PUT /admin/settings/slot-plan: both courts at once (the club has courts 1 and 2: first specification, section 9). 409
 * `SLOT_PLAN_CHANGED` with `SlotPlanConflict`, unless the plan is saved already, `SLOT_BOOKED` with `BookingsInTheWay`,
 * `SLOT_IN_MAINTENANCE`: each booking needs a slot with exactly its time.
 */
export const SlotPlanInput = z.object({
  /** The version that was edited, so that another administrator's change in the meantime is not overwritten. */
  version: z.number().check(z.int()),
  courts: z
    .array(CourtSlotsInput)
    .check(z.refine((courts) => courts.map(({ teren }) => teren).join() === '1,2', 'Pošaljite termine terena 1 i 2.')),
});

/** The response of PUT /admin/settings/slot-plan: the plan as saved. */
export const SlotPlanSaved = z.extend(Message, { plan: SlotPlan });

/** Member of the 409 problem `SLOT_PLAN_CHANGED`: the current plan. */
export const SlotPlanConflict = z.object({ plan: SlotPlan });

export type CourtSlots = z.infer<typeof CourtSlots>;
export type SlotPlan = z.infer<typeof SlotPlan>;
export type SlotPlanSaved = z.infer<typeof SlotPlanSaved>;
export type SlotPlanInput = z.infer<typeof SlotPlanInput>;
