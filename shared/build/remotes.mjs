import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders of a repository's remotes, by name: those `mfe-…` with a remote.json. One without it is what builds and
 * tests have left of a remote of another branch.
 */
export const remotesIn = (root) =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'remote.json')))
    .sort();
