import * as z from '@club/shared/schema';

/**
 * Part of `AdminUserDetails` and `LeaguePlayerRecord`, for a player who has any: what cannot be settled, or what an
 * opponent suffers from, once the player's personal data are erased.
 */
export const LeagueObligations = z.object({
  /** Fees that are owed, newest first, each in the currency of its year (resolution 26). */
  unpaidFees: z.array(z.object({ year: z.number(), amount: z.number(), currency: z.enum(['EUR', 'HRK']) })),
  /**
   * The player's matches without a result in the season that is played: of the open round, there instead of an absent
   * player, and of the draw or the consolation.
   */
  openMatches: z.array(z.enum(['ROUND', 'SUBSTITUTE', 'DRAW'])),
});

export type LeagueObligations = z.infer<typeof LeagueObligations>;
