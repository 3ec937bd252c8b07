import * as z from '@club/shared/schema';

/**
 * The member's personal calendar feed. GET, POST (makes a new secret address, the old one ends) and DELETE
 * /calendar-feed answer it; the address itself, GET /calendar/{secret}.ics, needs no sign-in: the secret is the key.
 */
export const CalendarFeed = z.object({ url: z.nullable(z.string()), message: z.optional(z.string()) });

export type CalendarFeed = z.infer<typeof CalendarFeed>;
