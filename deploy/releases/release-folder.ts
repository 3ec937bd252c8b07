import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ENTRY_FILES, ReleaseManifest } from '@club/shared/contracts/releases/release-files';
import { type BuildSource, readContents } from './build-contents';
import { readJson } from './read-json';
import type { RemoteFacts } from './running-shell';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== 'release.json')
    .sort();
}

function commitOf(folder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

/** The manifest of the release in a built folder. @throws when it is not a build, or one of another remote */
async function describe(name: string, built: string, source: string): Promise<ReleaseManifest> {
  const files = await filesIn(built);
  const remote = await readContents({ at: built, read: (file) => fs.readFile(path.join(built, file)) }, new Set(files));
  if (remote.name !== name) throw new Error(`${built} is a build of ${remote.name}, not of ${name}.`);
  const hashes = files.map(async (file) => {
    const bytes = await fs.readFile(path.join(built, file));
    return [file, { sha256: hash('sha256', bytes), bytes: bytes.length }] as const;
  });
  return ReleaseManifest.parse({
    format: 1,
    name,
    version: remote.version,
    builtAt: new Date().toISOString(),
    commit: commitOf(source),
    files: Object.fromEntries(await Promise.all(hashes)),
  });
}

/**
 * Writes a file and its folders anew, because a copy would get the modes of the originals: those of a folder for
 * temporary files exclude other users, and the server is often one.
 */
async function copyReadable(file: string, copy: string): Promise<void> {
  await fs.mkdir(path.dirname(copy), { recursive: true });
  await fs.writeFile(copy, await fs.readFile(file));
}

/**
 * Copies a build to where it can be served, as `<target>/<remote>/<version>/`. It is copied under a temporary name and
 * renamed at the end, so that an incomplete release is never visible. The same build may be copied twice; a different
 * one of the same version never.
 * @param source the folder whose repository has the release's commit
 * @returns the version
 */
export async function putRelease(name: string, built: string, target: string, source = built): Promise<string> {
  const manifest = await describe(name, built, source);
  const { version } = manifest;
  const home = path.join(target, name);
  const part = path.join(home, `.part-${version}-${process.pid}`);
  await fs.mkdir(home, { recursive: true });
  try {
    for (const file of Object.keys(manifest.files)) await copyReadable(path.join(built, file), path.join(part, file));
    await fs.writeFile(path.join(part, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await fs.rename(part, path.join(home, version));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    const there = await readManifest(path.join(home, version)).catch((cause: Error) => {
      throw new Error(`${cause.message} Delete ${path.join(home, version)}, and release it again.`, { cause });
    });
    if (JSON.stringify(there.files) !== JSON.stringify(manifest.files)) {
      throw new Error(
        `${name} ${version} was released with other contents and stays as it is. Make a new version (npx lerna version).`,
      );
    }
  } finally {
    await fs.rm(part, { recursive: true, force: true });
  }
  return version;
}

async function readManifest(folder: string): Promise<ReleaseManifest> {
  const file = path.join(folder, 'release.json');
  const bytes = await fs.readFile(file).catch((cause: Error) => {
    throw new Error(`${file} cannot be read (${cause.message}).`, { cause });
  });
  return readJson(file, bytes, ReleaseManifest);
}

/**
 * Reads every file of a release once more, as browsers will.
 * @returns the hash of its release.json, which the pointer contains, and what its remote.json states
 */
export async function checkRelease(
  name: string,
  version: string,
  { at, read }: BuildSource,
): Promise<{ readonly manifest: string; readonly facts: RemoteFacts }> {
  const written = await read('release.json');
  const manifest = readJson(`${at}/release.json`, written, ReleaseManifest);
  if (manifest.name !== name || manifest.version !== version) {
    throw new Error(`The release.json of ${name} ${version} is of ${manifest.name} ${manifest.version}.`);
  }
  const entryFiles = new Map<string, Uint8Array>();
  for (const [file, promised] of Object.entries(manifest.files)) {
    const bytes = await read(file);
    if (hash('sha256', bytes) !== promised.sha256) throw new Error(`${file} of ${name} ${version} has changed.`);
    if ((ENTRY_FILES as readonly string[]).includes(file)) entryFiles.set(file, bytes);
  }
  const again = { at, read: async (file: string) => entryFiles.get(file) ?? read(file) };
  const facts = await readContents(again, new Set(Object.keys(manifest.files)));
  return { manifest: hash('sha256', written), facts };
}
