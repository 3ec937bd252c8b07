import * as z from '@club/shared/schema';

/**
 * GET /is-league-paid (also the "league status" call, resolution 14): the member's status in this year's league
 * (resolution 50). A free season counts as paid; without an entry both are false.
 */
export const LeagueStatus = z.object({ isPaid: z.boolean(), isInLeague: z.boolean() });

export type LeagueStatus = z.infer<typeof LeagueStatus>;
