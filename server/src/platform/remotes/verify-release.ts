import { hash } from 'node:crypto';
import { ENTRY_FILES, type PointedRelease, ReleaseManifest } from '@club/shared/contracts/releases/release-files';
import { type RemoteEntry, type RemoteFiles, readFederation, readManifest, readPreload } from './remote-entry';

/** The content of a release's files, verified against its release.json. */
export interface VerifiedRelease {
  readonly version: string;
  /** Hash of its release.json. */
  readonly manifest: string;
  readonly files: RemoteFiles;
}

/** A remote's release as the registry lists it, with its files under a base address. */
export type ReleaseEntry = RemoteEntry & { readonly version: string };

/**
 * @param read returns a file of the release
 * @param whole whether every file is read, or only those that the server needs
 * @throws in English, for an engineer, when a file is missing, changed or belongs to another remote
 */
export async function verifyRelease(
  { name, version }: { name: string; version: string },
  read: (file: string) => Promise<Buffer>,
  whole: boolean,
): Promise<VerifiedRelease> {
  const written = await read('release.json');
  const manifest = ReleaseManifest.parse(JSON.parse(written.toString('utf8')));
  if (manifest.name !== name || manifest.version !== version) {
    throw new Error(`release.json is of ${manifest.name} ${manifest.version}, not of ${name} ${version}`);
  }
  const verified = async (file: string) => {
    const promised = manifest.files[file];
    if (!promised) throw new Error(`${file} is not in release.json`);
    const bytes = await read(file);
    if (hash('sha256', bytes) !== promised.sha256) throw new Error(`${file} is not the one that release.json promises`);
    return bytes;
  };
  // One after the other: a release has some hundred files, which are not needed in memory at once.
  for (const file of whole ? Object.keys(manifest.files) : []) await verified(file);
  const [remote, preload, federation] = await Promise.all(ENTRY_FILES.map(verified));
  return {
    version,
    manifest: hash('sha256', written),
    files: {
      manifest: readManifest(String(remote)),
      preload: readPreload(String(preload)),
      federation: readFederation(String(federation)),
    },
  };
}

/** Whether a release is the one that the pointer means: only with the same release.json. */
export function isPointedAt(release: VerifiedRelease, pointed: PointedRelease): boolean {
  return release.manifest === pointed.manifest;
}
