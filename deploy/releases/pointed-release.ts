import fs from 'node:fs/promises';
import path from 'node:path';
import type { PointedRelease } from '@club/shared/contracts/releases/release-files';
import { checkRelease } from './release-folder';

const FETCH_MS = 30_000;

/** The location of a release. */
export interface Place {
  /** The folder of pointers, which the club's server reads (its RELEASES_DIR). */
  readonly releases: string;
  /** The root under which a static host serves `<remote>/<version>/`; without it the club's server serves it. */
  readonly address?: string | undefined;
}

async function fetched(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(FETCH_MS) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}; put the release there first.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The pointer's entry for a release, after each of its files was read from where browsers will load it. */
export async function pointedRelease(name: string, version: string, place: Place): Promise<PointedRelease> {
  const { releases, address } = place;
  const base = address ? new URL(`${name}/${version}/`, address.endsWith('/') ? address : `${address}/`).href : null;
  const read = base
    ? (file: string) => fetched(base + file)
    : (file: string) => fs.readFile(path.join(releases, name, version, file));
  const manifest = await checkRelease(name, version, read).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${name} ${version} is not whole in ${releases}: ${path.basename(error.path ?? '')} is missing.`);
  });
  return { version, manifest, address: base, since: new Date().toISOString() };
}
