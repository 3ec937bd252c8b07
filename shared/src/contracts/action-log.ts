import { WholeNumberText, ZagrebDate } from '@club/shared/contracts/scalars';
import { freeText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/** GET /admin/action-log?before&size&actor&subject&from&to: changes made by administrators, newest first. */
export const ActionLogQuery = z.object({
  before: z.optional(WholeNumberText),
  size: z._default(WholeNumberText.check(z.minimum(1, 'Najmanje 1 redak.'), z.maximum(100, 'Najviše 100 redaka.')), 30),
  /** Part of the administrator's name. */
  actor: z.optional(freeText(80)),
  /** Part of the name of what was changed. */
  subject: z.optional(freeText(80)),
  from: z.optional(ZagrebDate),
  to: z.optional(ZagrebDate),
});

export const ActionLogEntry = z.object({
  id: z.number(),
  /** UTC moment. */
  at: z.string(),
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
