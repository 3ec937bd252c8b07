import * as z from '@club/shared/schema';

/** GET /is-league-paid (also the "league status" call, resolution 14). A free season counts as paid. */
export const LeagueStatus = z.object({ isPaid: z.boolean(), isInLeague: z.boolean() });

export type LeagueStatus = z.infer<typeof LeagueStatus>;
