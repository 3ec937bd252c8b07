import fs from 'node:fs/promises';
import path from 'node:path';
import { misfitOf } from '@club/shared/contracts/releases/misfit';
import { ShellSuite } from '@club/shared/contracts/releases/shell-suite';
import type { RemoteEntry } from './remote-entry';

/** The suite of the shell under `root`. */
export async function suiteOf(root: string): Promise<ShellSuite> {
  const text = await fs.readFile(path.join(root, 'shell/dist/suite.json'), 'utf8').catch(() => '{}');
  return ShellSuite.parse(JSON.parse(text));
}

/** The version of the shell under `root`; null if its build does not contain it. */
export const shellVersionOf = async (root: string): Promise<string | null> => (await suiteOf(root)).version ?? null;

/** Why a remote must not run in the shell, for an engineer; undefined where it may. */
export function misfitReason(entry: RemoteEntry, suite: ShellSuite): string | undefined {
  const misfit = misfitOf(entry, suite);
  if (misfit?.of === 'contract') return `Keeps contract ${misfit.needed}; the shell keeps ${misfit.provided}`;
  return misfit && `Needs @club/shared ${misfit.needed}; the shell provides ${misfit.provided}`;
}

/**
 * A remote of another contract, or that needs another version of @club/shared than the shell provides, keeps its menu
 * entries, but no page preloads its scripts, and the shell shows a message in its place before any of its code runs.
 */
export function refuseUnfit(entry: RemoteEntry, suite: ShellSuite): RemoteEntry {
  const refused = misfitReason(entry, suite);
  return refused ? { ...entry, preload: {}, refused } : entry;
}
