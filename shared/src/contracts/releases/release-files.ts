import * as z from '@club/shared/schema';

/** Part of the calls and files about releases: name of a remote, its folder, and part of its addresses. */
export const RemoteName = z.string().check(z.regex(/^[a-z0-9-]+$/, 'Naziv dijela aplikacije nije valjan.'));

/** `2.3.0`, `2.4.0-beta.1`: the version of a remote's package, and the name of its release's folder. */
export const ReleaseVersion = z
  .string()
  .check(z.maxLength(40), z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'Inačica mora biti u obliku 2.3.0.'));

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** A path that stays inside the release's folder. */
const FileName = z.string().check(z.regex(/^(?!\/)(?!(.*\/)?\.{1,2}(\/|$))[^\\]+$/));

/** The files by which server and shell recognise a folder as a remote. */
export const ENTRY_FILES = ['remote.json', 'preload.json', 'mf-manifest.json'] as const;

/**
 * `release.json` in a release's folder: written by the release tool, verified by the server that serves the release.
 */
export const ReleaseManifest = z.object({
  format: z.literal(1),
  name: RemoteName,
  version: ReleaseVersion,
  /** UTC. */
  builtAt: z.string(),
  /** Commit of the repository that it was built from; null outside a repository. */
  commit: z.nullable(z.string()),
  /** Every file of the release except this one. */
  files: z.record(FileName, z.object({ sha256: Sha256, bytes: z.number() })),
});

/** Part of `ReleasePointer`: one release that a pointer refers to. */
export const PointedRelease = z.object({
  version: ReleaseVersion,
  /** Hash of its release.json, so that the release cannot be replaced. */
  manifest: Sha256,
  /**
   * The address of its folder on a static host, ending with `/`; null: beside the pointer, served by the club's server.
   */
  address: z.nullable(z.string().check(z.regex(/^https?:\/\/.+\/$/))),
  /** When the pointer was changed, in UTC. */
  since: z.string(),
});

/** `pointer.json` of a remote: the only file that changes when a release is activated or rolled back. */
export const ReleasePointer = z.object({
  format: z.literal(1),
  name: RemoteName,
  /** Null: the build in the server's checkout is active. */
  current: z.nullable(PointedRelease),
  /** Earlier active releases, the latest first: the targets of a rollback. */
  previous: z.array(PointedRelease),
  /** A release that is served to a share of the browsers, in percent. */
  canary: z.nullable(z.extend(PointedRelease, { share: z.number().check(z.minimum(0), z.maximum(100)) })),
});

export type ReleaseManifest = z.infer<typeof ReleaseManifest>;
export type PointedRelease = z.infer<typeof PointedRelease>;
export type ReleasePointer = z.infer<typeof ReleasePointer>;
