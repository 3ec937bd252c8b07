import { ReleaseVersion, RemoteName } from '@club/shared/contracts/releases/release-files';
import { VersionHealth } from '@club/shared/contracts/releases/remote-health';
import * as z from '@club/shared/schema';

/** Which release this browser is given: as everybody, always the stable one, the canary, or a developer's own build. */
export const ReleaseChoice = z.enum(
  ['automatic', 'stable', 'canary', 'override'],
  'Izbor mora biti automatic, stable, canary ili override.',
);

/** PUT /admin/remotes/:remote/choice, for the browser that sends it; it is kept in a cookie of that browser. */
export const ReleaseChoiceInput = z.object({
  choice: ReleaseChoice,
  /** Where the build is served from, with the choice `override`; its origin must be among those allowed. */
  address: z.optional(z.string().check(z.trim(), z.maxLength(200, 'Najviše 200 znakova.'))),
});

/** GET /admin/remotes: every remote, with what is in use and what this browser is given. */
export const RemoteReleases = z.object({
  /** Origins of which an override may be; none: overrides are not possible. */
  overrideOrigins: z.array(z.string()),
  remotes: z.array(
    z.object({
      remote: RemoteName,
      title: z.string(),
      /** In use for everybody who tries nothing else; null where its build does not tell. */
      version: z.nullable(ReleaseVersion),
      /** UTC moment since which it is in use; null: built in the server's checkout. */
      since: z.nullable(z.string()),
      canary: z.nullable(z.object({ version: ReleaseVersion, share: z.number(), since: z.string() })),
      /** Releases that should be in use and are not, and why, for an engineer. */
      refused: z.array(z.object({ version: z.nullable(ReleaseVersion), reason: z.string() })),
      choice: ReleaseChoice,
      /** Of this browser's override. */
      address: z.nullable(z.string()),
      health: z.array(VersionHealth),
    }),
  ),
});

export type ReleaseChoice = z.infer<typeof ReleaseChoice>;
export type ReleaseChoiceInput = z.infer<typeof ReleaseChoiceInput>;
export type RemoteReleases = z.infer<typeof RemoteReleases>;
