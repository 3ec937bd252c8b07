import fs from 'node:fs/promises';
import path from 'node:path';
import { fitsRange } from '@club/shared/domain';
import type { RemoteEntry } from './remote-entry';

/** The version of @club/shared that the shell under `root` provides; undefined for a shell that does not tell. */
export async function sharedVersionOf(root: string): Promise<string | undefined> {
  const text = await fs.readFile(path.join(root, 'shell/dist/suite.json'), 'utf8').catch(() => undefined);
  const version = text && JSON.parse(text).shared;
  return typeof version === 'string' ? version : undefined;
}

/** Why a remote must not run in a shell that provides this version of @club/shared; undefined where it may. */
export function misfitOf({ shared }: RemoteEntry, provided: string | undefined): string | undefined {
  if (!provided || typeof shared !== 'string' || fitsRange(provided, shared)) return undefined;
  return `Needs @club/shared ${shared}; the shell provides ${provided}`;
}

/**
 * A remote that needs another version of @club/shared than the shell provides keeps its menu entries, but no page hints
 * at its scripts, and the shell shows a message in its place before any of its code runs.
 */
export function refuseUnfit(entry: RemoteEntry, provided: string | undefined): RemoteEntry {
  const refused = misfitOf(entry, provided);
  return refused ? { ...entry, preload: {}, refused } : entry;
}
