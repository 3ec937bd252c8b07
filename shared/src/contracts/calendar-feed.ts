import * as z from '@club/shared/schema';

/**
 * The member's personal calendar feed. GET, POST (creates a new secret address and invalidates the old one) and DELETE
 * /calendar-feed return it; `url` is absolute. The address itself, GET /calendar/{secret}.ics, needs no sign-in: the
 * secret is the key; 404 `CALENDAR_UNKNOWN`. It contains at most 500 bookings, from 90 days ago on.
 */
export const CalendarFeed = z.object({ url: z.nullable(z.string()), message: z.optional(z.string()) });

export type CalendarFeed = z.infer<typeof CalendarFeed>;
