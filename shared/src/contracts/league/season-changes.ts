import { SeenVersionText } from '@club/shared/contracts/league/scalars';
import { PageNumber, PageSize } from '@club/shared/contracts/paging';
import * as z from '@club/shared/schema';

/**
 * Query of DELETE …/rounds/{number}/absences/{playerId} and DELETE …/withdrawals/{playerId}: the version of the season.
 */
export const VersionQuery = z.object({ version: SeenVersionText });

/**
 * Query of GET /admin/league/seasons/{year}/changes, for the role ADMIN: a page from 0, the last one when `page` is
 * beyond it; without `page` all of them. The total is in the header `TOTAL_HEADER`.
 */
export const SeasonChangesQuery = z.object({ page: z.optional(PageNumber), size: z.prefault(PageSize, 30) });
/** GET …/changes: the season's changes, newest first. 404 `SEASON_UNKNOWN` */
export const SeasonChanges = z.array(
  z.object({
    version: z.number(),
    /** ISO 8601 in UTC. */
    at: z.string(),
    /** Full name of the administrator or player; `Klub` for the club's own services. */
    actor: z.string(),
    /** Croatian. */
    what: z.string(),
    reason: z.nullable(z.string()),
  }),
);

export type SeasonChanges = z.infer<typeof SeasonChanges>;
export type SeasonChangesQuery = z.infer<typeof SeasonChangesQuery>;
