import path from 'node:path';
import { FederationManifest, firstScriptOf } from '@club/shared/contracts/releases/federation-manifest';
import { OF_SHARED, Preload, RemoteManifest } from '@club/shared/contracts/releases/registry';
import { ENTRY_FILES, ReleaseVersion, RemoteName } from '@club/shared/contracts/releases/release-files';
import * as z from '@club/shared/schema';
import { readJson } from './read-json';

/** Where the files of a build are read from. */
export interface BuildSource {
  /** Its folder or address, without a slash at the end. */
  readonly at: string;
  read(file: string): Promise<Uint8Array>;
}

/** Server and shell each read a part of remote.json: without the shell's, a remote disappears with its menu entries. */
const ReleasedRemote = z.extend(RemoteManifest, { name: RemoteName, version: ReleaseVersion });
type ReleasedRemote = z.infer<typeof ReleasedRemote>;

/**
 * Reads the files by which server and shell know a build, as they will.
 * @param files all files of the build
 * @returns its remote.json
 * @throws when one of them cannot be read, or names a script that is missing
 */
export async function readContents({ at, read }: BuildSource, files: ReadonlySet<string>): Promise<ReleasedRemote> {
  for (const needed of ENTRY_FILES) if (!files.has(needed)) throw new Error(`${at} holds no ${needed}.`);
  const contentOf = async <Content>(file: (typeof ENTRY_FILES)[number], schema: z.ZodMiniType<Content, unknown>) =>
    readJson(`${at}/${file}`, await read(file), schema);
  const remote = await contentOf('remote.json', ReleasedRemote);
  const preload = await contentOf('preload.json', Preload);
  const { script } = firstScriptOf(await contentOf('mf-manifest.json', FederationManifest), '');
  // The modules of shared are files of the shell.
  const preloaded = Object.entries(preload).flatMap(([route, names]) => (route.startsWith(OF_SHARED) ? [] : names));
  for (const named of [script, ...preloaded]) {
    if (!files.has(path.posix.normalize(named))) throw new Error(`${at} holds no ${named}, which its manifests name.`);
  }
  return remote;
}
