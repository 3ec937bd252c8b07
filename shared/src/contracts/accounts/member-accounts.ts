import { PageNumber, PageSize } from '@club/shared/contracts/paging';
import { Euros } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/** GET /admin-users */
export const AdminUserRow = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  accountBalance: Euros,
  gratisServiceReservations: z.number(),
  active: z.boolean(),
});

/** How the list of members can be ordered; who is equal stands by name. */
export const UserOrder = z.enum(['name', 'name-down', 'balance-up', 'balance-down', 'gratis']);

/**
 * Query of GET /admin-users. Without `page` it answers all members, but no more than `MOST_MEMBERS`; with it one page of
 * those that are searched for, the last one when `page` lies beyond it. How many there are is in `TOTAL_HEADER`.
 */
export const AdminUsersQuery = z.object({
  page: z.optional(PageNumber),
  size: z._default(PageSize, 50),
  order: z._default(UserOrder, 'name'),
  /** Words of the name or username in any order, without regard to case and diacritics. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(80, 'Najviše 80 znakova.'))),
  /** `true`: only who owes the club. */
  debtors: z.optional(z.enum(['true', 'false'], 'Mora biti true ili false.')),
});
/** What all debtors owe together, in euros as a positive number. */
export const DEBT_HEADER = 'x-total-debt';

export type AdminUserRow = z.infer<typeof AdminUserRow>;
export type AdminUsersQuery = z.infer<typeof AdminUsersQuery>;
export type UserOrder = z.infer<typeof UserOrder>;
