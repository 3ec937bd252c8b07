import { MembersReservationRow } from '@club/shared/contracts/bookings/reservations';
import { PageNumber, PageSize } from '@club/shared/contracts/paging';
import { ClockTime, inOrder, ZagrebDate } from '@club/shared/contracts/scalars';
import { SlotMinutes } from '@club/shared/contracts/slot-plan';
import { requiredText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/** The club has courts 1 and 2 (first specification, section 9). */
const NO_COURT = 'Taj teren ne postoji.';

const range = {
  from: ZagrebDate,
  to: ZagrebDate,
  courts: z.array(z.number().check(z.int(NO_COURT), z.minimum(1, NO_COURT), z.maximum(2, NO_COURT))).check(
    z.minLength(1, 'Odaberite barem jedan teren.'),
    z.overwrite((courts) => [...new Set(courts)]),
  ),
  /** Slots that start from `fromTime` on and before `toTime`, `HH:mm`; null: from the first, up to the last. */
  fromTime: z.nullable(ClockTime),
  toTime: z.nullable(ClockTime),
};

interface Hours {
  readonly fromTime: string | null;
  readonly toTime: string | null;
}

/** A range must end after it begins, in days and in hours; for `check` of every schema that has one. */
export const rangeChecks = [
  inOrder('from', 'to'),
  z.refine<Hours>(({ fromTime, toTime }) => !fromTime || !toTime || fromTime < toTime, {
    path: ['toTime'],
    error: 'Kraj mora biti nakon početka.',
  }),
] as const;

/**
 * POST /admin/court-closures; with `preview` nothing changes and the response lists what would be voided. 400
 * `CLOSURE_TOO_LONG` (more than 62 days); 409 `NOTHING_TO_CLOSE`. Repeating a request with the same key
 * (`IdempotencyHeaders`) returns the closure that the first one has made; 409 `KEY_REUSED` when it is another one by now,
 * `CLOSURE_UNDONE` when it was undone.
 */
export const CourtClosureInput = z
  .object({
    ...range,
    reason: requiredText('Unesite razlog.', 200),
    preview: z.boolean(),
  })
  .check(...rangeChecks);

/** The response of POST /admin/court-closures: the bookings that are voided and refunded. */
export const CourtClosure = z.object({
  message: z.string(),
  voided: z.array(MembersReservationRow),
  /**
   * Only in a preview: which starts (`HH:mm`, ascending) would be closed on at least one of the days, by court; a court of
   * which nothing would be closed is left out.
   */
  closes: z.optional(z.array(z.object({ teren: z.number(), starts: z.array(z.string()) }))),
  /** `ListedClosure.id`; absent from a preview. */
  closureId: z.optional(z.number()),
});

/**
 * PUT /admin/court-closures/{id}: a closure within its current range; with `preview` nothing changes. 400
 * `CLOSURE_NOT_SHORTER`; 404 `CLOSURE_UNKNOWN`; 409 `CLOSURE_UNDONE`, `CLOSURE_PAST`. `seen` is the range that the form was
 * filled from: if the closure has another one by now, 409 `CLOSURE_CHANGED` with `ClosureNow`. Without it there is no
 * conflict check.
 */
export const ClosureShortening = z
  .object({ ...range, preview: z.boolean(), seen: z.optional(z.object(range)) })
  .check(...rangeChecks);

/** Member of the 409 problem `CLOSURE_CHANGED`: the current range, for the next `seen`. */
export const ClosureNow = z.object({ current: z.object(range) });

/**
 * Response of PUT /admin/court-closures/{id}, and of DELETE, which undoes the closure: 404 `CLOSURE_UNKNOWN`; 409
 * `CLOSURE_UNDONE`, `CLOSURE_PAST`.
 */
export const ClosureRelease = z.object({
  message: z.string(),
  /** The number of slots that can be booked again, or could be after a preview. */
  freed: z.number(),
});

/** Part of `ListedClosure`: by the current Zagreb time; UNDONE whatever the time. */
export const ClosurePhase = z.enum(['COMING', 'RUNNING', 'PAST', 'UNDONE']);

/** A closure in GET /admin/court-closures; its days are inclusive Zagreb dates. */
export const ListedClosure = z.object({
  id: z.number(),
  ...range,
  reason: z.string(),
  phase: ClosurePhase,
  /** UTC. */
  closedAt: z.string(),
  /** First and last name of the administrator, with the username in brackets if another member has the same name. */
  closedBy: z.string(),
  /** The number of slots that it keeps in maintenance. */
  slotCount: z.number(),
  /** The number of bookings that it voided; they stay void when the closure is undone. */
  voidedCount: z.number(),
});

/** Query of GET /admin/court-closures: newest first, pages from 0; beyond the last page the last one. */
export const ClosureQuery = z.object({ page: z.prefault(PageNumber, 0), size: z.prefault(PageSize, 10) });
/** The response to GET /admin/court-closures: one page, and the number of all closures. */
export const ClosureList = z.object({ content: z.array(ListedClosure), totalElements: z.number() });

/** GET /admin/court-closures/{id}. 404 `CLOSURE_UNKNOWN` */
export const ClosureDetails = z.extend(ListedClosure, {
  /** Soonest first; `passed` slots have begun and stay in the record. */
  slots: z.array(
    z.object({
      datum: ZagrebDate,
      vrijemeTermina: z.string(),
      minutes: SlotMinutes,
      teren: z.number(),
      passed: z.boolean(),
    }),
  ),
  voided: z.array(MembersReservationRow),
});

export type CourtClosureInput = z.infer<typeof CourtClosureInput>;
export type CourtClosure = z.infer<typeof CourtClosure>;
export type ClosureShortening = z.infer<typeof ClosureShortening>;
export type ClosureNow = z.infer<typeof ClosureNow>;
export type ClosureRelease = z.infer<typeof ClosureRelease>;
export type ClosurePhase = z.infer<typeof ClosurePhase>;
export type ListedClosure = z.infer<typeof ListedClosure>;
export type ClosureQuery = z.infer<typeof ClosureQuery>;
export type ClosureList = z.infer<typeof ClosureList>;
export type ClosureDetails = z.infer<typeof ClosureDetails>;
