import { CourtSlotsInput, MOST_SLOTS, type SlotPlan } from '@club/shared/contracts/slot-plan';
import { SLOT_LENGTHS, startsOneAfterAnother } from '@club/shared/domain';
import * as z from '@club/shared/schema';

const LIST = /^(\s*([01]?\d|2[0-3])[:.][0-5]\d\s*([,;]|$))*$/;
const isList = (text: string): boolean => LIST.test(text.trim());

/** All times in a text. */
const timesIn = (text: string): string[] =>
  (text.match(/\d+[:.]\d\d/g) ?? []).map((time) => time.replace('.', ':').padStart(5, '0'));

const FIRST = /^([01]?\d|2[0-3])[:.][0-5]\d$/;

const isCount = (text: string): boolean => /^[1-9]\d?$/.test(text) && Number(text) <= MOST_SLOTS;

/** A list of consecutive slots as typed, with the list that was computed from it, or that it has not changed yet. */
const Row = z.object({ first: z.string(), count: z.string(), starts: z.string() });

export type SlotRow = z.infer<typeof Row>;
export type ConsecutiveSlots = Omit<SlotRow, 'starts'>;

/** The court as typed: starts `8:00, 9.30` as well as `08:00, 09:30`. */
const TypedCourt = z
  .object({
    teren: z.number(),
    minutes: z.string(),
    starts: z.string().check(z.refine(isList, 'Upišite početke odvojene zarezom, npr. 08:00, 09:30.')),
    row: Row,
  })
  .check(({ value: { row, starts }, issues }) => {
    if (!isCurrent(row, starts)) return;
    const refuse = (field: keyof ConsecutiveSlots, message: string) =>
      issues.push({ code: 'custom', path: ['row', field], message, input: row[field] });
    if (!FIRST.test(row.first)) refuse('first', 'Upišite vrijeme, npr. 08:00.');
    if (!isCount(row.count)) refuse('count', `Upišite broj od 1 do ${MOST_SLOTS}.`);
  });

const CourtForm = z.pipe(
  z.pipe(
    TypedCourt,
    z.transform(({ teren, minutes, starts }) => ({ teren, minutes: Number(minutes), starts: timesIn(starts) })),
  ),
  CourtSlotsInput,
);

/** The contract with its times as typed. */
export const SlotPlanForm = z.object({ courts: z.array(CourtForm) });

export type TypedPlan = z.input<typeof SlotPlanForm>;

/** `08:00, 09:30` */
const startsText = (starts: readonly string[]): string => starts.join(', ');

/** Whether the row was typed later than the list of starts. */
export const isCurrent = (row: SlotRow, starts: string): boolean => row.starts === starts;

/** The row that begins such a list and is as long. */
export const rowOf = (starts: string): SlotRow => {
  const listed = timesIn(starts);
  return { first: listed[0] ?? '08:00', count: String(listed.length), starts };
};

/** Whether the typed starts are a valid list with exactly the times of `starts`. */
export const isListOf = (typed: string, starts: string | undefined): boolean =>
  starts !== undefined && isList(typed) && startsText(timesIn(typed)) === starts;

/** The starts of such a list, as text; undefined while one of the two is partly typed or not possible. */
export function startsOfRow({ first, count }: ConsecutiveSlots, minutes: string): string | undefined {
  if (!FIRST.test(first) || !isCount(count)) return undefined;
  return startsText(startsOneAfterAnother(first.replace('.', ':'), Number(minutes), Number(count)));
}

export const startOf = ({ courts }: SlotPlan): TypedPlan => ({
  courts: courts.map(({ teren, minutes, starts }) => ({
    teren,
    minutes: String(minutes),
    starts: startsText(starts),
    row: rowOf(startsText(starts)),
  })),
});

export const LENGTH_OPTIONS = SLOT_LENGTHS.map((minutes) => ({ value: String(minutes), label: `${minutes} minuta` }));

/** The slots of the input in ascending order; undefined if it is invalid. */
export function slotsOfTyped(court: TypedPlan['courts'][number]) {
  const { data } = CourtForm.safeParse(court);
  return data && { ...data, starts: [...data.starts].sort() };
}
