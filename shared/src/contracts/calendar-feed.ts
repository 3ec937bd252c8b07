import * as z from '@club/shared/schema';

/**
 * The member's personal calendar feed. GET, POST (creates a new secret address and invalidates the old one) and DELETE
 * /calendar-feed return it. The address itself, GET /calendar/{secret}.ics, needs no sign-in: the secret is the key.
 */
export const CalendarFeed = z.object({ url: z.nullable(z.string()), message: z.optional(z.string()) });

export type CalendarFeed = z.infer<typeof CalendarFeed>;
