import * as z from '@club/shared/schema';

/** Name of a remote: its folder, and part of its addresses. */
export const RemoteName = z.string().check(z.regex(/^[a-z0-9-]+$/, 'Naziv dijela aplikacije nije valjan.'));

/** `2.3.0`, `2.4.0-beta.1`: the version of a remote's package, and the name of its release's folder. */
export const ReleaseVersion = z
  .string()
  .check(z.maxLength(40), z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'Inačica mora biti u obliku 2.3.0.'));

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** A path below the release's folder that leads nowhere else. */
const FileName = z.string().check(z.regex(/^(?!\/)(?!(.*\/)?\.{1,2}(\/|$))[^\\]+$/));

/** `release.json` in a release's folder: written by the release tool, verified by whoever serves the release. */
export const ReleaseManifest = z.object({
  format: z.literal(1),
  name: RemoteName,
  version: ReleaseVersion,
  /** UTC moment. */
  builtAt: z.string(),
  /** Of the repository that it was built from; null outside one. */
  commit: z.nullable(z.string()),
  /** Every file of the release but this one. */
  files: z.record(FileName, z.object({ sha256: Sha256, bytes: z.number() })),
});

/** One release that a pointer names. */
export const PointedRelease = z.object({
  version: ReleaseVersion,
  /** Hash of its release.json: what a pointer names cannot be exchanged. */
  manifest: Sha256,
  /** Where a static host serves its folder, ending in `/`; null: beside the pointer, served by the club's server. */
  address: z.nullable(z.string().check(z.regex(/^https?:\/\/.+\/$/))),
  /** UTC moment of the pointer's move. */
  since: z.string(),
});

/** `pointer.json` of a remote: the one file that changes when a release comes into use or is taken back. */
export const ReleasePointer = z.object({
  format: z.literal(1),
  name: RemoteName,
  /** Null: what is built in the server's checkout is in use. */
  current: z.nullable(PointedRelease),
  /** Those in use before, the latest first: what a rollback goes back to. */
  previous: z.array(PointedRelease),
  /** A release that a share of the browsers tries, percent of them. */
  canary: z.nullable(z.extend(PointedRelease, { share: z.number().check(z.minimum(0), z.maximum(100)) })),
});

export type ReleaseManifest = z.infer<typeof ReleaseManifest>;
export type PointedRelease = z.infer<typeof PointedRelease>;
export type ReleasePointer = z.infer<typeof ReleasePointer>;
