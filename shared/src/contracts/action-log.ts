import { rowsUpTo } from '@club/shared/contracts/paging';
import { WholeNumberText, ZagrebDate } from '@club/shared/contracts/scalars';
import { freeText, SEARCH_LENGTH } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/**
 * Query of GET /admin/action-log: changes made by administrators, newest first. `before` is an id; both days are
 * inclusive Zagreb dates.
 */
export const ActionLogQuery = z.object({
  before: z.optional(WholeNumberText),
  size: z.prefault(rowsUpTo(100), 30),
  /** Words of the administrator's name and username in any order, without regard to case and diacritics. */
  actor: z.optional(freeText(SEARCH_LENGTH)),
  /** The same for `subject`, the person or thing that was changed, and the username of a member. */
  subject: z.optional(freeText(SEARCH_LENGTH)),
  from: z.optional(ZagrebDate),
  to: z.optional(ZagrebDate),
});

/** An entry of GET /admin/action-log. */
export const ActionLogEntry = z.object({
  id: z.number(),
  /** UTC moment. */
  at: z.string(),
  /** First and last name, with the username in brackets if another member has the same name; a member as `subject` too. */
  actor: z.string(),
  /** Croatian: `Uplata`, `Promjena uloga`. */
  action: z.string(),
  /** Croatian: the person or thing concerned, `Ana Kovač`, `Sezona zima 2026./27.` */
  subject: z.string(),
  /** Values by Croatian label; never a password. Null where there was none. */
  before: z.nullable(z.record(z.string(), z.string())),
  after: z.nullable(z.record(z.string(), z.string())),
});

/** The response to GET /admin/action-log. `next` is the `before` of the next request, null at the end. */
export const ActionLog = z.object({ entries: z.array(ActionLogEntry), next: z.nullable(z.number()) });

export type ActionLogQuery = z.infer<typeof ActionLogQuery>;
export type ActionLogEntry = z.infer<typeof ActionLogEntry>;
export type ActionLog = z.infer<typeof ActionLog>;
