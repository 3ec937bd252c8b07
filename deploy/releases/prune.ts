import fs from 'node:fs/promises';
import path from 'node:path';
import { type ReleasePointer, ReleaseVersion } from '@club/shared/contracts/releases/release-files';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A copy that is older than a day was interrupted. */
const PART = /^\.part-/;

/**
 * Deletes what no page can still request: releases that are in no pointer and that were copied more than `keepDays`
 * ago, and interrupted copies.
 * @returns the deleted versions
 */
export async function prune(folder: string, pointer: ReleasePointer, keepDays: number): Promise<string[]> {
  const { current, previous, canary } = pointer;
  const named = new Set([current, canary, ...previous].map((release) => release?.version));
  const deleted: string[] = [];
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const isPart = PART.test(entry.name);
    if (!isPart && (!ReleaseVersion.safeParse(entry.name).success || named.has(entry.name))) continue;
    const home = path.join(folder, entry.name);
    // This file is written when the release is copied; the times of the others are those of the build.
    const { mtimeMs } = await fs.stat(isPart ? home : path.join(home, 'release.json'));
    if (Date.now() - mtimeMs < (isPart ? 1 : keepDays) * DAY_MS) continue;
    await fs.rm(home, { recursive: true });
    if (!isPart) deleted.push(entry.name);
  }
  return deleted;
}
