import * as z from '@club/shared/schema';

/**
 * Header of the calls that create something: a UUID generated once per user action. The same key again returns what was
 * created the first time; the same key for something else is refused with KEY_REUSED (409). A booking or an entry of an
 * account that has been cancelled or reversed since is refused too: BOOKING_CANCELLED, ENTRY_REVERSED (409).
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export const IdempotencyHeaders = z.looseObject({
  [IDEMPOTENCY_HEADER]: z.optional(z.uuid('Ključ zahtjeva mora biti UUID.')),
});
