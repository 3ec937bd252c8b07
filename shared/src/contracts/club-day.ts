import { FairUse } from '@club/shared/contracts/fair-use';
import { ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/** Part of GET /club-day: a court season; both days are inclusive Zagreb dates (resolution 1). */
export const Season = z.object({ name: z.string(), opensOn: ZagrebDate, closesOn: ZagrebDate });

/** Part of GET /club-day: which links the landing page shows today (resolution 27). */
export const LandingPhase = z.enum(['REGISTRATION', 'LEAGUE', 'OFF_SEASON']);

/** GET /club-day: the date and time of the server's clock, so that no client uses its own. */
export const ClubDay = z.object({
  today: ZagrebDate,
  /** The current time, ISO 8601 in UTC. */
  now: z.string(),
  /** Seasons that have not ended yet, soonest first. */
  seasons: z.array(Season),
  landing: LandingPhase,
  /** The year of the league that the landing page links to. */
  leagueYear: z.number(),
  /** The rules that members must observe when they book; left out when there are none. */
  fairUse: z.optional(FairUse),
});

export type Season = z.infer<typeof Season>;
export type LandingPhase = z.infer<typeof LandingPhase>;
export type ClubDay = z.infer<typeof ClubDay>;
