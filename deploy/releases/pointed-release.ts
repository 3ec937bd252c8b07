import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { PointedRelease } from '@club/shared/contracts/releases/release-files';
import { checkRelease } from './release-folder';
import { type RemoteFacts, readFacts } from './running-shell';

const FETCH_MS = 30_000;

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

async function fetched(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(FETCH_MS) }).catch((error) => {
    throw new Error(`${url} does not answer (${error.cause?.code ?? error.message}).`, { cause: error });
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}; put the release there first.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Reads a file of a release from where browsers will load it.
 * @param base the address of its folder on a static host; null: beside the pointer
 */
const readerOf = (folder: string, base: string | null) => (file: string) =>
  base ? fetched(base + file) : fs.readFile(path.join(folder, file));

/** The pointer's entry for a release, after each of its files was read from where browsers will load it. */
export async function pointedRelease(name: string, version: string, place: Place): Promise<PointedRelease> {
  const { releases, address } = place;
  const base = address ? new URL(`${name}/${version}/`, rootOf(address)).href : null;
  const folder = path.join(releases, name, version);
  if (!base && !existsSync(folder)) {
    throw new Error(`${name} ${version} was never released to ${releases}; npm run release -- ${name} --staged`);
  }
  const manifest = await checkRelease(name, version, readerOf(folder, base)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${name} ${version} is incomplete in ${releases}: ${path.basename(error.path ?? '')} is missing.`);
  });
  return { version, manifest, address: base, since: new Date().toISOString() };
}

/** What a release that a pointer names states about itself; undefined where it cannot be read. */
export async function factsOf(
  name: string,
  { version, address }: Pick<PointedRelease, 'version' | 'address'>,
  releases: string,
): Promise<RemoteFacts | undefined> {
  const read = readerOf(path.join(releases, name, version), address);
  return read('remote.json').then(readFacts, () => undefined);
}
