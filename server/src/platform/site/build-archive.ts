import { hash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { HASHED } from './hashed-file';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A page is seldom open for longer. */
const KEEP_MS = 14 * DAY_MS;
const BUILD = /^[0-9a-f]{16}$/;
const PART = /^(shell|mfe-[a-z0-9-]+)$/;
/** Marker file: its time is when the build was replaced. Other builds' processes write it, the build's own delete it. */
const MARKER = 'left';

/** The hashed files of the builds that this server has served. */
export interface BuildArchive {
  /**
   * The folder that holds a file of an earlier build; undefined: none does, or its name has no hash.
   * @param part `shell` or the name of a remote
   * @param file `main.0a1b2c3d.js`, relative to the part's output folder
   */
  folderOf(part: string, file: string): Promise<string | undefined>;
  /**
   * Called again and again: notes that the present build is still served, stores one that has been put in place while
   * the server runs, and deletes those that were replaced long ago.
   */
  renew(): Promise<void>;
}

/**
 * Pages that are open during an upgrade still request the scripts of their build, which an image or a folder of a new
 * version no longer contains, and which a new build in the same place replaces. So a process copies what it serves beside
 * the club's data, where the processes of the next version, and those of this one that are still running, find it.
 * @param root contains shell/ and mfe-…/ with their builds
 * @param folder of the archive, shared by all processes
 */
export async function openBuildArchive(
  root: string,
  folder: string,
  report: (error: Error) => void,
): Promise<BuildArchive> {
  let isFailing = false;
  async function renew(): Promise<void> {
    try {
      const files = await hashedFilesIn(root);
      if (files.length > 0) await store({ root, folder, build: nameOf(files), files });
      isFailing = false;
    } catch (error) {
      // A folder that cannot be written is reported once, and tried again.
      if (!isFailing) report(new Error(`The build cannot be kept in ${folder} for open pages`, { cause: error }));
      isFailing = true;
    }
  }
  await renew();
  return {
    renew,
    async folderOf(part, file) {
      const isInside = PART.test(part) && path.join(part, file).startsWith(`${part}${path.sep}`);
      if (!isInside || !HASHED.test(path.basename(file))) return undefined;
      for (const build of await fs.readdir(folder).catch(() => [])) {
        const home = path.join(folder, build, part);
        if (BUILD.test(build) && (await exists(path.join(home, file)))) return home;
      }
      return undefined;
    },
  };
}

export const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );

const nameOf = (files: readonly string[]): string => hash('sha256', files.join('\n')).slice(0, 16);

interface PresentBuild {
  readonly root: string;
  readonly folder: string;
  readonly build: string;
  readonly files: readonly string[];
}

async function store({ root, folder, build, files }: PresentBuild): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  const home = path.join(folder, build);
  if (await exists(home)) await fs.rm(path.join(home, MARKER), { force: true });
  else await copy(root, files, home);
  await prune(folder, build);
}

/** `shell/main.0a1b2c3d.js`, sorted. */
async function hashedFilesIn(root: string): Promise<string[]> {
  const parts = (await fs.readdir(root)).filter((name) => PART.test(name));
  const files = await Promise.all(
    parts.map(async (part) => {
      const dist = path.join(root, part, 'dist');
      const names = await fs.readdir(dist, { recursive: true }).catch(() => []);
      return names.filter((name) => HASHED.test(path.basename(name))).map((name) => path.join(part, name));
    }),
  );
  return files.flat().sort();
}

/** A build gets its name when it is complete, so that nobody finds a half-copied one. */
async function copy(root: string, files: readonly string[], home: string): Promise<void> {
  const half = `${home}-${randomUUID()}`;
  try {
    for (const file of files) {
      const [part = '', ...below] = file.split(path.sep);
      await fs.mkdir(path.dirname(path.join(half, file)), { recursive: true });
      await fs.copyFile(path.join(root, part, 'dist', ...below), path.join(half, file));
    }
    await fs.rename(half, home);
  } catch (error) {
    await fs.rm(half, { recursive: true, force: true });
    // Another process of this build was faster.
    if (!(await exists(home))) throw error;
  }
}

/**
 * Deletes builds that were replaced long ago, and what a killed process has half copied. Another process may do the
 * same at the same time.
 */
async function prune(folder: string, present: string): Promise<void> {
  for (const name of await fs.readdir(folder)) {
    if (name === present) continue;
    const home = path.join(folder, name);
    const isBuild = BUILD.test(name);
    const marker = path.join(home, MARKER);
    if (isBuild && !(await exists(marker))) await fs.writeFile(marker, '').catch(() => undefined);
    const since = await fs.stat(isBuild ? marker : home).catch(() => undefined);
    const isOver = since && Date.now() - since.mtimeMs > (isBuild ? KEEP_MS : DAY_MS);
    if (isOver) await fs.rm(home, { recursive: true, force: true });
  }
}
