import fs from 'node:fs/promises';
import path from 'node:path';
import { ReleaseVersion } from '@club/shared/contracts/releases/release-files';
import { withLock } from '../lock/lock.mjs';
import { leftMarker, readPointer } from './pointer';
import { versionsIn } from './pointer-rules';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A copy or a deletion in progress; one that is older than a day was interrupted. */
const PART = /^\.part-/;

interface PruneOptions {
  /** The folder of pointers. */
  readonly releases: string;
  /** Where the releases were put. */
  readonly target: string;
  readonly keepDays: number;
}

/** When a file was written; undefined without it. */
const writtenAt = (file: string): Promise<number | undefined> =>
  fs.stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/**
 * Deletes what no page can still request: releases that were copied, and have left the pointer, more than `keepDays`
 * ago, and interrupted copies and deletions.
 * @returns the deleted versions
 */
export const prune = (name: string, { releases, target, keepDays }: PruneOptions): Promise<string[]> =>
  // Another team may be about to activate one of them again, and looks under the lock whether it is still there.
  withLock(path.join(releases, name), async () => {
    const folder = path.join(target, name);
    const named = versionsIn(await readPointer(releases, name));
    const deleted: string[] = [];
    for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const isPart = PART.test(entry.name);
      if (!isPart && (!ReleaseVersion.safeParse(entry.name).success || named.has(entry.name))) continue;
      const home = path.join(folder, entry.name);
      const marker = leftMarker(releases, name, entry.name);
      // This file is written when the release is copied; the times of the others are those of the build.
      const copied = isPart ? undefined : await writtenAt(path.join(home, 'release.json'));
      const left = isPart ? undefined : await writtenAt(marker);
      const since = Math.max(copied ?? (await fs.stat(home)).mtimeMs, left ?? 0);
      if (Date.now() - since < (isPart ? 1 : keepDays) * DAY_MS) continue;
      // Under the name of a part, so that nobody finds half of a release.
      const part = isPart ? home : path.join(folder, `.part-${entry.name}-pruned`);
      await fs.rename(home, part);
      await fs.rm(part, { recursive: true });
      if (isPart) continue;
      await fs.rm(marker, { force: true });
      deleted.push(entry.name);
    }
    return deleted;
  });
