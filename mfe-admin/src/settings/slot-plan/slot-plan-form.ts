import { CourtSlotsInput, type SlotPlan } from '@club/shared/contracts/slot-plan';
import { SLOT_LENGTHS, startsOneAfterAnother } from '@club/shared/domain';
import * as z from '@club/shared/schema';

const FORMAT = 'Upišite početke odvojene zarezom, npr. 08:00, 09:30.';
const LIST = /^(\s*([01]?\d|2[0-3])[:.][0-5]\d\s*([,;]|$))*$/;

/** All times in a text. */
export const timesIn = (text: string): string[] =>
  (text.match(/\d+[:.]\d\d/g) ?? []).map((time) => time.replace('.', ':').padStart(5, '0'));

/** Starts as typed: `8:00, 9.30` as well as `08:00, 09:30`. */
const typedStarts = z.pipe(z.string().check(z.refine((text) => LIST.test(text.trim()), FORMAT)), z.transform(timesIn));

const CourtForm = z.pipe(
  z.object({ teren: z.number(), minutes: z.pipe(z.string(), z.transform(Number)), starts: typedStarts }),
  CourtSlotsInput,
);

/** The contract with its times as typed. */
export const SlotPlanForm = z.object({ courts: z.array(CourtForm) });

export type TypedPlan = z.input<typeof SlotPlanForm>;

/** `08:00, 09:30` */
const startsText = (starts: readonly string[]): string => starts.join(', ');

/** Whether the typed starts are a valid list with exactly the times of `starts`. */
export const isListOf = (typed: string, starts: string | undefined): boolean =>
  starts !== undefined && typedStarts.safeParse(typed).success && startsText(timesIn(typed)) === starts;

/** A list of consecutive slots. */
export interface SlotRow {
  readonly first: string;
  readonly count: string;
}

/** The starts of such a list, as text; undefined while one of its fields is partly typed. */
export function startsOfRow({ first, count }: SlotRow, minutes: string): string | undefined {
  if (!/^([01]?\d|2[0-3])[:.][0-5]\d$/.test(first) || !/^([1-9]|1\d)$/.test(count)) return undefined;
  return startsText(startsOneAfterAnother(first.replace('.', ':'), Number(minutes), Number(count)));
}

export const startOf = ({ courts }: SlotPlan): TypedPlan => ({
  courts: courts.map(({ teren, minutes, starts }) => ({ teren, minutes: String(minutes), starts: startsText(starts) })),
});

export const LENGTH_OPTIONS = SLOT_LENGTHS.map((minutes) => ({ value: String(minutes), label: `${minutes} minuta` }));

/** The slots of the input in ascending order; undefined if it is invalid. */
export function slotsOfTyped(court: TypedPlan['courts'][number]) {
  const { data } = CourtForm.safeParse(court);
  return data && { ...data, starts: [...data.starts].sort() };
}
