import { ReleaseVersion, RemoteName } from '@club/shared/contracts/releases/release-files';
import { VersionHealth } from '@club/shared/contracts/releases/remote-health';
import { freeText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/**
 * Part of the calls about remotes. A browser receives the same release as everybody, always the stable one, the canary,
 * or a developer's own build.
 */
export const ReleaseChoice = z.enum(
  ['automatic', 'stable', 'canary', 'override'],
  'Izbor mora biti automatic, stable, canary ili override.',
);

/**
 * PUT /admin/remotes/{remote}/choice, for the browser that sends it; stored in a cookie of that browser. 400
 * `ORIGIN_NOT_ALLOWED` (field `address`); 404 `REMOTE_UNKNOWN`; 409 `NO_CANARY`. DELETE /remotes/choices, public,
 * removes all choices of the browser.
 */
export const ReleaseChoiceInput = z.object({
  choice: ReleaseChoice,
  /** The address of the build, with the choice `override`; its origin must be an allowed one. */
  address: z.optional(freeText(200)),
});

/** GET /admin/remotes: every remote, with the active release and the release that this browser receives. */
export const RemoteReleases = z.object({
  /** Allowed origins of an override; none: overrides are not possible. */
  overrideOrigins: z.array(z.string()),
  remotes: z.array(
    z.object({
      remote: RemoteName,
      title: z.string(),
      /** Active for every browser without a different choice; null if its build does not contain it. */
      version: z.nullable(ReleaseVersion),
      /**
       * Where it is served from: a release, the build in the server's checkout, or an address from the settings; `none`: it
       * is refused, and there is no other one.
       */
      source: z.enum(['release', 'server', 'address', 'none']),
      /** When it was activated, in UTC; null without an active release. */
      since: z.nullable(z.string()),
      /** `share` in percent of the browsers; `since` in UTC. */
      canary: z.nullable(z.object({ version: ReleaseVersion, share: z.number(), since: z.string() })),
      /** Releases that should be active and are not, and why, for an engineer. */
      refused: z.array(z.object({ version: z.nullable(ReleaseVersion), reason: z.string() })),
      choice: ReleaseChoice,
      /** Address of this browser's override. */
      address: z.nullable(z.string()),
      health: z.array(VersionHealth),
    }),
  ),
});

export type ReleaseChoice = z.infer<typeof ReleaseChoice>;
export type ReleaseChoiceInput = z.infer<typeof ReleaseChoiceInput>;
export type RemoteReleases = z.infer<typeof RemoteReleases>;
