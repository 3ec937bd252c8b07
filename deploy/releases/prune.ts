import fs from 'node:fs/promises';
import path from 'node:path';
import { type ReleasePointer, ReleaseVersion } from '@club/shared/contracts/releases/release-files';
import { versionsIn } from './pointer-rules';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A copy, or a deletion, that is older than a day was interrupted. */
const PART = /^\.part-/;

/**
 * Deletes what no page can still request: releases that were copied, and have left the pointer, more than `keepDays`
 * ago, and interrupted copies and deletions.
 * @returns the deleted versions
 */
export async function prune(folder: string, pointer: ReleasePointer, keepDays: number): Promise<string[]> {
  const named = versionsIn(pointer);
  const deleted: string[] = [];
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const isPart = PART.test(entry.name);
    if (!isPart && (!ReleaseVersion.safeParse(entry.name).success || named.has(entry.name))) continue;
    const home = path.join(folder, entry.name);
    // This file is written when the release is copied; the times of the others are those of the build.
    const release = isPart ? undefined : await fs.stat(path.join(home, 'release.json')).catch(() => undefined);
    const { mtimeMs } = release ?? (await fs.stat(home));
    if (Date.now() - mtimeMs < (isPart ? 1 : keepDays) * DAY_MS) continue;
    // Under the name of a part, so that nobody finds half of a release.
    const part = isPart ? home : path.join(folder, `.part-${entry.name}-pruned`);
    await fs.rename(home, part);
    await fs.rm(part, { recursive: true });
    if (!isPart) deleted.push(entry.name);
  }
  return deleted;
}
