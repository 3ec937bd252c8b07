import { PageNumber, PageSize } from '@club/shared/contracts/paging';
import { Euros } from '@club/shared/contracts/scalars';
import { freeText, SEARCH_LENGTH } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/** A row of GET /admin-users. */
export const AdminUserRow = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  accountBalance: Euros,
  gratisServiceReservations: z.number(),
  active: z.boolean(),
  /** Another member has the same name: the username tells them apart. Older servers leave it out. */
  hasNamesake: z.optional(z.boolean()),
  /** The personal data have been erased: debts can still be paid, gratis reservations are refused. */
  erased: z.optional(z.boolean()),
});

/**
 * Part of the query of GET /admin-users. `balance-up` begins with the largest debt, `gratis` with the most; ties are
 * sorted by name.
 */
export const UserOrder = z.enum(['name', 'name-down', 'balance-up', 'balance-down', 'gratis']);

/**
 * Query of GET /admin-users, and of GET /admin-users.csv, which has all matching members. Without `page` it returns all
 * members, but at most `MOST_MEMBERS`; with `page` one page of the matching members, the last one when `page` is beyond
 * it. The total number is in `TOTAL_HEADER`.
 */
export const AdminUsersQuery = z.object({
  page: z.optional(PageNumber),
  size: z.prefault(PageSize, 50),
  order: z._default(UserOrder, 'name'),
  /** Words of the name or username in any order, without regard to case and diacritics. */
  search: z.optional(freeText(SEARCH_LENGTH)),
  /** `true`: only members who owe the club. */
  debtors: z.optional(z.enum(['true', 'false'], 'Mora biti true ili false.')),
});
/** Header of GET /admin-users: total debt of all debtors, whatever the query, in euros as a positive number. */
export const DEBT_HEADER = 'x-total-debt';

export type AdminUserRow = z.infer<typeof AdminUserRow>;
export type AdminUsersQuery = z.infer<typeof AdminUsersQuery>;
export type UserOrder = z.infer<typeof UserOrder>;
