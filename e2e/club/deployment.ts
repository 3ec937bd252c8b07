import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { PRODUCT } from './running-club';

const REMOTES = remotesIn(PRODUCT);

/** The built product in a separate folder, whose parts can be deployed again. */
export interface Deployment {
  readonly folder: string;
  /**
   * Deploys the next build of a remote: with different hashes in the names of its files, and with `after` instead of
   * `before` in its screens. The files of the current build stay next to it; the server keeps those of earlier builds too.
   */
  redeploy(remote: string, before: string, after: string): void;
  remove(): void;
}

export function deploy(): Deployment {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-product-'));
  for (const part of ['server', 'shell', ...REMOTES]) {
    cpSync(path.join(PRODUCT, part, 'dist'), path.join(folder, part, 'dist'), { recursive: true });
  }
  // For packages that the server's build does not bundle (the embedded database).
  symlinkSync(path.join(PRODUCT, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    redeploy: (remote, before, after) => nextBuild(path.join(folder, remote, 'dist'), before, after),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const HASH = /(?<=\.)[0-9a-f]{8}(?=\.)/;
const otherHash = (hash: string): string => [...hash].reverse().join('');

function nextBuild(dist: string, before: string, after: string): void {
  const scripts = readdirSync(dist).filter((file) => HASH.test(file) && file.endsWith('.js'));
  const hashes = scripts.flatMap((file) => file.match(HASH) ?? []);
  const renewed = (text: string) =>
    hashes.reduce((changed, hash) => changed.replaceAll(hash, otherHash(hash)), text).replaceAll(before, after);
  const replace = (file: string, name: string) => {
    // The file that lists the other files must be replaced atomically.
    writeFileSync(path.join(dist, `${name}.part`), renewed(readFileSync(path.join(dist, file), 'utf8')));
    renameSync(path.join(dist, `${name}.part`), path.join(dist, name));
  };
  for (const file of scripts) replace(file, renewed(file));
  for (const file of ['mf-manifest.json', 'preload.json']) replace(file, file);
}
