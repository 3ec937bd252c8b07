import {
  FederationManifest,
  type FirstScript,
  firstScriptOf,
} from '@club/shared/contracts/releases/federation-manifest';
import { ReleaseVersion, RemoteName } from '@club/shared/contracts/releases/release-files';
import * as z from 'zod/mini';

/**
 * What this server reads in a remote.json. The rest (title, menu, roles) is between the remote and the
 * shell, and is passed on as it is.
 */
const RemoteManifest = z.looseObject({
  name: RemoteName,
  /** Of its package; the build adds it. */
  version: z.optional(ReleaseVersion),
  routes: z.array(
    z.looseObject({ path: z.string(), access: z.optional(z.unknown()), calls: z.optional(z.array(z.string())) }),
  ),
});
type RemoteManifest = z.infer<typeof RemoteManifest>;

const Preload = z.record(z.string(), z.array(z.string()));
/** preload.json of a build: file names below its output folder by route path; `''`: what every page of it needs. */
export type Preload = z.infer<typeof Preload>;

/** remote.json, preload.json and mf-manifest.json, each from its text. @throws where the text is none of it */
export const readManifest = (text: string): RemoteManifest => RemoteManifest.parse(JSON.parse(text));
export const readPreload = (text: string): Preload => Preload.parse(JSON.parse(text));
export const readFederation = (text: string): FederationManifest => FederationManifest.parse(JSON.parse(text));

/** A remote as the shell's registry lists it: what its remote.json says, and where it is served. */
export type RemoteEntry = RemoteManifest & {
  readonly entry: string;
  readonly preload: Preload;
  /** Missing where only the browser can read the remote's mf-manifest.json. */
  readonly container?: FirstScript;
};

/** What a remote says of itself in its three files. */
export interface RemoteWords {
  readonly manifest: RemoteManifest;
  readonly preload?: Preload | undefined;
  readonly federation?: FederationManifest | undefined;
}

/** What a remote says of itself, with its files under `base`, a URL that ends in `/`. */
export function entryOf({ manifest, preload = {}, federation }: RemoteWords, base: string): RemoteEntry {
  const perRoute = Object.entries(preload).map(([route, files]) => [route, files.map((file) => base + file)]);
  return {
    ...manifest,
    entry: `${base}mf-manifest.json`,
    preload: Object.fromEntries(perRoute),
    ...(federation && { container: firstScriptOf(federation, base) }),
  };
}
