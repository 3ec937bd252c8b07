import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFacts } from '@club/shared/build/package-facts.mjs';
import { RemoteName } from '@club/shared/contracts/releases/release-files';
import { ROOT } from '../run.mjs';
import { questionUnlessServed, type RemoteFacts, readFacts } from './running-shell';

const manifestOf = (name: string): string => path.join(ROOT, name, 'remote.json');

/** The folder of a remote's package in this checkout. @throws when there is none */
export function folderOf(name: string): string {
  if (!existsSync(manifestOf(name))) throw new Error(`There is no remote ${name} in ${ROOT}.`);
  return path.join(ROOT, name);
}

/** The remotes with a folder among the releases. */
export function releasedRemotes(releases: string): string[] {
  if (!existsSync(releases)) return [];
  const entries = readdirSync(releases, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && RemoteName.safeParse(entry.name).success)
    .map(({ name }) => name)
    .sort();
}

/** @throws for a mistyped name, before anything is written for it */
export function requireReleased(name: string, releases: string): void {
  if (releasedRemotes(releases).includes(name)) return;
  const question = questionUnlessServed(releases);
  throw new Error(`${name} was never released to ${releases}.${question ? ` ${question}` : ''}`);
}

/** What a build states about itself: the one in the folder `built`, or the one that this checkout will yield. */
export function factsBeforeRelease(name: string, built: string | undefined): RemoteFacts {
  if (!built) {
    const folder = folderOf(name);
    const manifest = JSON.parse(readFileSync(manifestOf(name), 'utf8'));
    return readFacts(manifestOf(name), JSON.stringify({ ...manifest, ...packageFacts(folder) }));
  }
  const file = path.join(built, 'remote.json');
  if (!existsSync(file)) throw new Error(`${built} holds no remote.json.`);
  return readFacts(file, readFileSync(file));
}
