import * as z from '@club/shared/schema';

/** Part of `LeagueObligations`. A kind of the next release is UNKNOWN, so that an open page can read the rest. */
const OpenMatch = z.catch(z.enum(['ROUND', 'SUBSTITUTE', 'DRAW', 'UNKNOWN']), 'UNKNOWN');

/**
 * Part of `AdminUserDetails` and `LeaguePlayerRecord`, for a player who has any: what cannot be settled, or what an
 * opponent suffers from, once the player's personal data are erased.
 */
export const LeagueObligations = z.object({
  /** Fees that are owed, newest first, each in the currency of its year (resolution 26). */
  unpaidFees: z.array(z.object({ year: z.number(), amount: z.number(), currency: z.enum(['EUR', 'HRK']) })),
  /**
   * The player's matches without a result in the season that is played: of the open round, there instead of an absent
   * player, and of the draw or the consolation. Who has won and waits for an opponent has none yet.
   */
  openMatches: z.array(OpenMatch),
});

export type LeagueObligations = z.infer<typeof LeagueObligations>;
