import * as z from '@club/shared/schema';

/**
 * What can change while a page is open. `club-day`: midnight, seasons, landing dates; `account`: one member's own
 * account; `accounts`: the account of any member, for staff; `members`: names, roles, consents; `passwords`: whether a
 * member is invited or has chosen a password; `finances`: expenses; `notices`: one member's own notices, notice
 * preferences and calendar address. The server's topics.ts defines who receives which.
 */
export const Topic = z.enum([
  'grid',
  'pricing',
  'club-day',
  'account',
  'accounts',
  'league',
  'members',
  'passwords',
  'finances',
  'notices',
  'gallery',
]);

/** Values by topic; a newer server may send topics that a page does not know, and the page must not lose the others. */
const Numbers = z.record(z.string(), z.number());

/**
 * One event of GET /events (an event stream over fetch, with the bearer token; 429 `TOO_MANY_STREAMS` for a member's
 * eleventh stream in one server process). `hello` comes first and after every reconnect, with the current versions; `change`
 * reports that a topic changed. `ages`: whole seconds since each topic last changed. A browser refetches only data that
 * has an older version, or that it read before the change. `memberId` restricts the change to one member's own pages.
 * `patch` contains the change itself for pages that have the version `from`, so that none of them has to refetch; its
 * format depends on the topic (`grid`: the rows that changed). `roles`: the member's pages need a new token, because
 * theirs lacks a role that an administrator has just given; a page that misses it has the role with its next token.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    versions: Numbers,
    ages: z._default(Numbers, {}),
  }),
  z.object({
    type: z.literal('change'),
    topic: Topic,
    version: z.number(),
    memberId: z.optional(z.number()),
    patch: z.optional(z.object({ from: z.number(), data: z.unknown() })),
  }),
  z.object({ type: z.literal('roles'), memberId: z.number() }),
]);

/**
 * Request header of a GET: the versions that the page has received in the last minute, as in a query (`grid=12&league=3`).
 * The answer is at least as new, also from a server process that has not been notified of those changes yet.
 */
export const LIVE_VERSIONS_HEADER = 'x-live-versions';

export type LivePatch = NonNullable<Extract<LiveEvent, { type: 'change' }>['patch']>;
export type Topic = z.infer<typeof Topic>;
export type LiveEvent = z.infer<typeof LiveEvent>;
