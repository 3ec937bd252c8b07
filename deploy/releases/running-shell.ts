import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Misfit, misfitOf } from '@club/shared/contracts/releases/misfit';
import { SHELL_FILE, ShellSuite } from '@club/shared/contracts/releases/shell-suite';
import * as z from '@club/shared/schema';
import { readJson } from './read-json';

/** The part of a build's remote.json that states what it is and what it requires of the shell. */
const RemoteFacts = z.object({
  version: z.string(),
  shared: z.optional(z.string()),
  contract: z.optional(z.number()),
});
export type RemoteFacts = z.infer<typeof RemoteFacts>;

/** @param where its path, for the message */
export const readFacts = (where: string, remoteJson: string | Uint8Array): RemoteFacts =>
  readJson(where, remoteJson, RemoteFacts);

/**
 * The suite of the shell that runs on this folder of releases: the servers write it there. Empty if none has started
 * yet, and then every remote fits.
 */
export async function runningShell(releases: string): Promise<ShellSuite> {
  const file = path.join(releases, SHELL_FILE);
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return ShellSuite.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} cannot be read; delete it, and restart a server.`, { cause: error });
  }
}

/** The folder may be another than the server's, whose browsers then notice nothing. @returns undefined if a server uses it */
export function questionUnlessServed(releases: string): string | undefined {
  if (existsSync(path.join(releases, SHELL_FILE))) return undefined;
  return `No server has started on ${releases}: nothing was compared with a shell. Is it the server’s RELEASES_DIR?`;
}

/** That the server gets the remote from an address of its settings, whatever its pointer names; undefined if not. */
export function servedElsewhere(name: string, { addresses }: ShellSuite): string | undefined {
  const address = addresses?.[name];
  return address && `${name} is served from ${address} by the server’s REMOTES`;
}

/** @throws when no browser would be given what the pointer names */
export function requirePointerFollowed(name: string, shell: ShellSuite): void {
  const elsewhere = servedElsewhere(name, shell);
  if (elsewhere) throw new Error(`${elsewhere}: remove it there and restart the server first.`);
}

function described({ of, needed, provided }: Misfit): string {
  return of === 'contract'
    ? `keeps contract ${needed}, the running shell keeps ${provided}`
    : `needs @club/shared ${needed}, the running shell provides ${provided}`;
}

/** `^2.5.0` is newer than `2.4.0`. */
const isNewer = ({ needed, provided }: Misfit): boolean =>
  String(needed).replace('^', '').localeCompare(String(provided), 'en', { numeric: true }) > 0;

/**
 * @param otherwise another way than to change the shell or the remote
 * @throws when the running shell would refuse the remote: the server would go on serving the previous release
 */
export function requireFit(name: string, facts: RemoteFacts, shell: ShellSuite, otherwise = ''): void {
  const misfit = misfitOf(facts, shell);
  if (!misfit) return;
  const remedy = isNewer(misfit) ? 'upgrade the shell first' : 'build it again for that shell';
  throw new Error(`${name} ${facts.version} ${described(misfit)}: ${remedy}${otherwise}.`);
}
