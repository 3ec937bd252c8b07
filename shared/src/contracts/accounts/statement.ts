import { rowsUpTo } from '@club/shared/contracts/paging';
import { Euros, WholeNumberText, ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/**
 * Part of the statements: what a ledger entry did, for an icon or a filter; `what` describes it as text (resolution 8).
 */
export const LedgerKind = z.enum([
  'PAYMENT',
  'CORRECTION',
  'CHARGE',
  'REFUND',
  'WAIVER',
  'WAIVER_REVERTED',
  'GRATIS_GRANT',
  'GRATIS_USE',
  'GRATIS_RETURN',
  'REVERSAL',
]);

/** Part of `Statement`: one line; each balance is the previous one plus the line's amount, to the cent. */
export const StatementEntry = z.object({
  id: z.number(),
  /** Zagreb date on which it was entered. */
  date: ZagrebDate,
  kind: LedgerKind,
  /** Croatian: `Rezervacija 18.11.2026. u 18:30, teren 1`; in the member's own statement with the administrator's reason. */
  what: z.string(),
  /** Signed euros. */
  amount: Euros,
  balanceAfter: Euros,
  /** Signed change of the gratis reservations, usually 0. */
  gratis: z.number(),
  gratisAfter: z.number(),
});

/**
 * Query of GET /account-statement and GET /admin-users/{id}/statement: newest first; `before` is the `next` of the
 * previous page. The same paths with `.csv` return the whole ledger.
 */
export const StatementQuery = z.object({
  before: z.optional(WholeNumberText),
  size: z.prefault(rowsUpTo(100), 20),
});
/** The response to GET /account-statement: the member's own ledger, newest first. */
export const Statement = z.object({
  entries: z.array(StatementEntry),
  /** The value for `before` in the next request; null at the end. */
  next: z.nullable(z.number()),
});

/** Part of `AdminStatement`: one line for administrators, with the actor and the reason. */
export const AdminStatementEntry = z.extend(StatementEntry, {
  actor: z.string(),
  reason: z.nullable(z.string()),
  /** Whether POST …/reversal is allowed: a payment, correction or grant that is not reversed yet. */
  reversible: z.boolean(),
});
/**
 * The response to GET /admin-users/{id}/statement: a member's ledger, newest first. `next` is the `before` of
 * the next request, null at the end. 404 `MEMBER_UNKNOWN`
 */
export const AdminStatement = z.object({ entries: z.array(AdminStatementEntry), next: z.nullable(z.number()) });

export type LedgerKind = z.infer<typeof LedgerKind>;
export type StatementEntry = z.infer<typeof StatementEntry>;
export type StatementQuery = z.infer<typeof StatementQuery>;
export type Statement = z.infer<typeof Statement>;
export type AdminStatementEntry = z.infer<typeof AdminStatementEntry>;
export type AdminStatement = z.infer<typeof AdminStatement>;
