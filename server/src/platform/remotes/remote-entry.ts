import { ReleaseVersion, RemoteName } from '@club/shared/contracts/releases/release-files';
import * as z from 'zod/mini';

/**
 * What this server reads in a remote.json. The rest (title, menu, roles) is between the remote and the
 * shell, and is passed on as it is.
 */
export const RemoteManifest = z.looseObject({
  name: RemoteName,
  /** Of its package; the build adds it. */
  version: z.optional(ReleaseVersion),
  routes: z.array(
    z.looseObject({ path: z.string(), access: z.optional(z.unknown()), calls: z.optional(z.array(z.string())) }),
  ),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** preload.json of a remote: file names below its output folder by route path; `''`: what every page of it needs. */
export const RemotePreload = z.record(z.string(), z.array(z.string()));
export type RemotePreload = z.infer<typeof RemotePreload>;

/** A remote as the shell's registry lists it: what its remote.json says, and where it is served. */
export type RemoteEntry = RemoteManifest & { readonly entry: string; readonly preload: RemotePreload };

/** What a remote says of itself, with its files under `base`, a URL that ends in `/`. */
export function entryOf(manifest: RemoteManifest, preload: RemotePreload, base: string): RemoteEntry {
  const perRoute = Object.entries(preload).map(([route, files]) => [route, files.map((file) => base + file)]);
  return { ...manifest, entry: `${base}mf-manifest.json`, preload: Object.fromEntries(perRoute) };
}
