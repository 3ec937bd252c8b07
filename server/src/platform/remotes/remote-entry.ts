import {
  FederationManifest,
  type FirstScript,
  firstScriptOf,
} from '@club/shared/contracts/releases/federation-manifest';
import { OF_SHARED, Preload } from '@club/shared/contracts/releases/registry';
import { ReleaseVersion, RemoteName } from '@club/shared/contracts/releases/release-files';
import * as z from 'zod/mini';

/**
 * The fields of a remote.json that this server reads. The rest (title, menu, roles) is an agreement between the remote
 * and the shell, and is passed on unchanged.
 */
const RemoteManifest = z.looseObject({
  name: RemoteName,
  /** The version of its package; the build adds it. */
  version: z.optional(ReleaseVersion),
  routes: z.array(
    z.looseObject({ path: z.string(), access: z.optional(z.unknown()), calls: z.optional(z.array(z.string())) }),
  ),
});
type RemoteManifest = z.infer<typeof RemoteManifest>;

/** remote.json, preload.json and mf-manifest.json, each from its text. @throws when the text is invalid */
export const readManifest = (text: string): RemoteManifest => RemoteManifest.parse(JSON.parse(text));
export const readPreload = (text: string): Preload => Preload.parse(JSON.parse(text));
export const readFederation = (text: string): FederationManifest => FederationManifest.parse(JSON.parse(text));

export const sharedAt = (route: string): string => OF_SHARED + route;

/** A remote as the shell's registry lists it: the content of its remote.json, and where it is served. */
export type RemoteEntry = RemoteManifest & {
  readonly entry: string;
  readonly preload: Preload;
  /** Missing when only the browser can read the remote's mf-manifest.json. */
  readonly container?: FirstScript;
};

/** The content of a remote's three files. */
export interface RemoteFiles {
  readonly manifest: RemoteManifest;
  readonly preload?: Preload | undefined;
  readonly federation?: FederationManifest | undefined;
}

/** The registry entry of a remote with its files under `base`, a URL that ends in `/`. */
export function entryOf({ manifest, preload = {}, federation }: RemoteFiles, base: string): RemoteEntry {
  const perRoute = Object.entries(preload).map(([route, names]) =>
    route.startsWith(OF_SHARED) ? [route, names] : [route, names.map((file) => base + file)],
  );
  return {
    ...manifest,
    entry: `${base}mf-manifest.json`,
    preload: Object.fromEntries(perRoute),
    ...(federation && { container: firstScriptOf(federation, base) }),
  };
}
