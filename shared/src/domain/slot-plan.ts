import { clockTime, minutesOfDay, slotEnd, slotRange } from './zagreb-dates';

/** Allowed durations of a slot, in minutes. */
export const SLOT_LENGTHS = [60, 75, 90, 120] as const;

/** Default duration of a slot, in minutes (first specification, section 9). */
export const PRESET_SLOT_MINUTES = 90;

/** The earliest start and the latest end of a slot: `HH:mm`. */
const DAY_BEGINS = '06:00';
const DAY_ENDS = '23:00';

/** The slots of one court, the same every day. */
export interface CourtSlots {
  readonly teren: number;
  readonly minutes: number;
  /** `HH:mm`, in ascending order. */
  readonly starts: readonly string[];
}

/**
 * `count` consecutive starts `HH:mm` of slots that last `minutes` each, without a break; starts after midnight are left
 * out.
 */
export function startsOneAfterAnother(first: string, minutes: number, count: number): string[] {
  const begin = minutesOfDay(first);
  const starts = Array.from({ length: count }, (_, index) => begin + index * minutes);
  return starts.filter((start) => start < 24 * 60).map((start) => slotEnd('00:00', start));
}

/**
 * Why a court cannot have these slots, in Croatian; undefined if it can: from 06:00 to 23:00, without overlaps.
 * @param starts `HH:mm`, in any order
 * @param minutes duration of each slot
 */
export function slotPlanFault(starts: readonly string[], minutes: number): string | undefined {
  const sorted = [...starts].sort();
  for (const [index, start] of sorted.entries()) {
    const range = slotRange(start, minutes);
    const end = slotEnd(start, minutes);
    if (start < DAY_BEGINS) return `Prvi termin može početi najranije u ${DAY_BEGINS}, a upisan je ${start}.`;
    if (end > '24:00') return `Termin ${range} prelazi ponoć.`;
    if (end > DAY_ENDS) return `Termin ${range} završava nakon ${DAY_ENDS}.`;
    const before = sorted[index - 1];
    if (before === start) return `Termin u ${start} upisan je dvaput.`;
    if (before && slotEnd(before, minutes) > start) {
      return `Termini ${slotRange(before, minutes)} i ${range} se preklapaju.`;
    }
  }
  return undefined;
}

/** `08:00–09:30, 09:30–11:00` */
export const slotRanges = ({ starts, minutes }: Pick<CourtSlots, 'starts' | 'minutes'>): string =>
  starts.map((start) => slotRange(start, minutes)).join(', ');

type Plan = readonly Pick<CourtSlots, 'minutes'>[];

/** The durations of a club's slots: `90 minuta`, `60 ili 90 minuta`; every allowed length takes the same form of the noun. */
export const slotLengths = (plan: Plan): string => `${lengthsOf(plan, String)} minuta`;

/** The same as written in the rules of friendly matches: `1 h 30 min`, `1 h ili 1 h 30 min`. */
export const slotDurations = (plan: Plan): string =>
  lengthsOf(plan, (minutes) => {
    const rest = minutes % 60;
    return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
  });

/** Each length once, the shortest first. */
const lengthsOf = (plan: Plan, format: (minutes: number) => string): string =>
  [...new Set(plan.map(({ minutes }) => minutes))]
    .sort((a, b) => a - b)
    .map(format)
    .join(' ili ');

/** Whether two slots of one day overlap; a slot that begins when the other ends does not. */
export const isAtOnce = (one: TimedSlot, other: TimedSlot): boolean =>
  clockTime(one.starts) < slotEnd(other.starts, other.minutes) &&
  clockTime(other.starts) < slotEnd(one.starts, one.minutes);

interface TimedSlot {
  /** `HH:mm` or `HH:mm:ss` */
  readonly starts: string;
  readonly minutes: number;
}
