import { SeenVersion, SeenVersionText } from '@club/shared/contracts/league/scalars';
import { PageNumber, PageSize } from '@club/shared/contracts/paging';
import { Message } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/**
 * Body of POST /admin/league/seasons/{year}/undo and POST /admin/pyramid-initial/{year}/preset: the version of the season
 * that the page shows, which every change of a season sends.
 */
export const SeasonVersion = z.object({ version: SeenVersion });
/** The same as a query, of DELETE …/rounds/{number}/absences/{playerId} and DELETE …/withdrawals/{playerId}. */
export const VersionQuery = z.object({ version: SeenVersionText });

/**
 * The response to every change of a season by an administrator: a message and the season's new version, which the next
 * change sends. Any of these calls: 404 `SEASON_UNKNOWN`; 409 `SEASON_CHANGED` with `SeasonConflict`; those about
 * published rounds and the knockout also 409 `NOTHING_PUBLISHED` before the first round, `SEASON_FINISHED` after the
 * end.
 */
export const SeasonChanged = z.extend(Message, { version: z.number() });

/**
 * Additional members of the problem `SEASON_CHANGED` (409): what was changed since the version of the page, by others or
 * by the caller, for example by a call whose answer was lost; newest first, the latest 100 at most.
 */
export const SeasonConflict = z.object({
  /** The season's current version. */
  version: z.number(),
  changes: z.array(
    z.object({
      version: z.number(),
      /** ISO 8601 in UTC. */
      at: z.string(),
      /** Full name of the administrator or player; `Klub` for the club's own services. */
      actor: z.string(),
      /** The change, in Croatian. */
      what: z.string(),
    }),
  ),
});

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
    /** Missing from older servers. */
    reason: z._default(z.nullable(z.string()), null),
  }),
);

export type SeasonChanges = z.infer<typeof SeasonChanges>;
export type SeasonChangesQuery = z.infer<typeof SeasonChangesQuery>;
export type SeasonChanged = z.infer<typeof SeasonChanged>;
