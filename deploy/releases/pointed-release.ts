import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { PointedRelease } from '@club/shared/contracts/releases/release-files';
import type { ShellSuite } from '@club/shared/contracts/releases/shell-suite';
import type { BuildSource } from './build-contents';
import { checkRelease } from './release-folder';
import { requireFit } from './running-shell';
import { fetched, requireReadableByPages } from './static-host';

/** The location of a release. */
export interface Place {
  /** The folder of pointers, which the club's server reads (its RELEASES_DIR). */
  readonly releases: string;
  /** The root under which a static host serves `<remote>/<version>/`; without it the club's server serves it. */
  readonly address?: string | undefined;
}

/** The root of a static host, with a slash at its end. @throws for a text that is not an address */
function rootOf(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(`--address is not an address like https://static.klub.hr: ${address}`);
  }
  return address.endsWith('/') ? address : `${address}/`;
}

/**
 * @param target where a release will be put
 * @throws when browsers would not find it there
 */
export function requireFindable(target: string, { releases, address }: Place): void {
  if (address) rootOf(address);
  else if (target !== releases) {
    throw new Error(`--target needs --address: where do browsers find ${target}?`);
  }
}

/**
 * The files of a release, where browsers will load them.
 * @param base the address of its folder on a static host; null: beside the pointer
 */
const sourceOf = (folder: string, base: string | null): BuildSource =>
  base
    ? { at: base.replace(/\/$/, ''), read: (file) => fetched(base + file) }
    : { at: folder, read: (file) => fs.readFile(path.join(folder, file)) };

/**
 * Reads a whole release from where browsers will load it.
 * @param shell the running shell, which must accept it; undefined: the release is not put in use yet
 * @returns the hash of its release.json
 */
async function readRelease(
  name: string,
  { version, address }: Pick<PointedRelease, 'version' | 'address'>,
  releases: string,
  shell: ShellSuite | undefined,
): Promise<string> {
  const folder = path.join(releases, name, version);
  const read = checkRelease(name, version, sourceOf(folder, address));
  const { manifest, facts } = await read.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${name} ${version} is incomplete in ${releases}: ${path.basename(error.path ?? '')} is missing.`);
  });
  if (shell) requireFit(name, facts, shell);
  return manifest;
}

/**
 * The pointer's entry for a release, after each of its files was read from where browsers will load it.
 * @param shell the running shell, which must accept it; without it the release is only staged, or was compared before
 */
export async function pointedRelease(
  name: string,
  version: string,
  { releases, address }: Place,
  shell?: ShellSuite,
): Promise<PointedRelease> {
  const base = address ? new URL(`${name}/${version}/`, rootOf(address)).href : null;
  if (!base && !existsSync(path.join(releases, name, version))) {
    throw new Error(`${name} ${version} was never released to ${releases}; npm run release -- ${name} --staged`);
  }
  const manifest = await readRelease(name, { version, address: base }, releases, shell);
  if (base) await requireReadableByPages(`${base}mf-manifest.json`);
  return { version, manifest, address: base, since: new Date().toISOString() };
}

/**
 * Under the lock, before a pointer names a release that was read before: another command may have deleted it meanwhile,
 * as one that no pointer named.
 */
export async function requireStillThere(name: string, pointed: PointedRelease, releases: string): Promise<void> {
  const { version, address } = pointed;
  const { read } = sourceOf(path.join(releases, name, version), address);
  await read('release.json').catch((error: Error) => {
    throw new Error(`${name} ${version} is not there any more: ${error.message}`, { cause: error });
  });
}

/**
 * Reads a release that a pointer names.
 * @throws with the reason why the server would serve another one
 */
export async function requireServable(
  name: string,
  pointed: PointedRelease,
  releases: string,
  shell: ShellSuite,
): Promise<void> {
  if ((await readRelease(name, pointed, releases, shell)) !== pointed.manifest) {
    throw new Error(`The release.json of ${name} ${pointed.version} is not the one that was released.`);
  }
}
