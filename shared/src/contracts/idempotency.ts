import * as z from '@club/shared/schema';

/**
 * Header of the calls that create or cancel something: a UUID generated once per user action. The same key again returns
 * what was created or cancelled the first time; the same key for something else, even in another of these calls, is
 * refused with 409 `KEY_REUSED`. A booking, an entry of an account, an expense or a closure that has been cancelled,
 * reversed, deleted or undone since is refused too: 409 `BOOKING_CANCELLED`, `MAINTENANCE_ENDED`, `ENTRY_REVERSED`,
 * `EXPENSE_DELETED`, `CLOSURE_UNDONE`.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/**
 * Headers of the bookings and cancellations, of POST /admin-users, …/{id}/correction, /admin-users-gratis,
 * /league-expenses, /organization-expenses, /admin/league/players, /admin/league/registrations and
 * /admin/court-closures, of POST and PUT /admin/user-management, and of POST /admin/members-import and its check, where a
 * repetition is refused with 409 `MEMBERS_IMPORTED`.
 */
export const IdempotencyHeaders = z.looseObject({
  [IDEMPOTENCY_HEADER]: z.optional(
    // As text they would be different keys.
    z.pipe(
      z.uuid('Ključ zahtjeva mora biti UUID.'),
      z.transform((key) => key.toLowerCase()),
    ),
  ),
});
