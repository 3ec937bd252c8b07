import fs from 'node:fs/promises';
import path from 'node:path';
import { fitsRange } from '@club/shared/domain';
import * as z from 'zod/mini';
import type { RemoteEntry } from './remote-entry';

/** What the shell's build states about itself; older shells state less. */
const Suite = z.object({
  /** The version of @club/shared that it provides. */
  shared: z.optional(z.string()),
  /** Number of its contract with remotes. */
  contract: z.optional(z.number()),
});
export type Suite = z.infer<typeof Suite>;

/** The suite of the shell under `root`. */
export async function suiteOf(root: string): Promise<Suite> {
  const text = await fs.readFile(path.join(root, 'shell/dist/suite.json'), 'utf8').catch(() => '{}');
  return Suite.parse(JSON.parse(text));
}

/** Why a remote must not run in the shell; undefined where it may. */
export function misfitOf(entry: RemoteEntry, suite: Suite): string | undefined {
  const { contract, shared } = entry;
  if (suite.contract !== undefined && typeof contract === 'number' && contract !== suite.contract) {
    return `Keeps contract ${contract}; the shell keeps ${suite.contract}`;
  }
  if (suite.shared === undefined || typeof shared !== 'string' || fitsRange(suite.shared, shared)) return undefined;
  return `Needs @club/shared ${shared}; the shell provides ${suite.shared}`;
}

/**
 * A remote of another contract, or that needs another version of @club/shared than the shell provides, keeps its menu
 * entries, but no page preloads its scripts, and the shell shows a message in its place before any of its code runs.
 */
export function refuseUnfit(entry: RemoteEntry, suite: Suite): RemoteEntry {
  const refused = misfitOf(entry, suite);
  return refused ? { ...entry, preload: {}, refused } : entry;
}
