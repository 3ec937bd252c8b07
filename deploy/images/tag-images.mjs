/**
 * Run by `lerna version` before its commit, as the root's script `version`: Lerna versions packages alone, so the root
 * gets the version of the server here, and Kubernetes the images of the packages' versions.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';

/** The package of which each image of kustomization.yaml is built. */
const PACKAGES = { 'tenis-klub': 'server', 'tenis-klub-mfe-league': 'mfe-league' };

/** kustomization.yaml, with the tag of each image from `versionOf` its package. */
export const tagged = (text, versionOf) =>
  text.replace(/(- name: (\S+)\n\s+newTag: )\S+/g, (_whole, before, image) => before + versionOf(PACKAGES[image]));

/** package.json or package-lock.json, with this version of the root, which the lock file has twice. */
export const withRootVersion = (text, version) =>
  text.replace(/("name": "tenis-klub",\n\s+"version": ")[^"]+/g, (_whole, before) => before + version);

export const versionOf = (name) => JSON.parse(readFileSync(path.join(ROOT, name, 'package.json'), 'utf8')).version;

if (process.argv[1] === import.meta.filename) {
  const ofServer = (text) => withRootVersion(text, versionOf('server'));
  const changes = {
    'deploy/kubernetes/kustomization.yaml': (text) => tagged(text, versionOf),
    'package.json': ofServer,
    'package-lock.json': ofServer,
  };
  for (const [file, changed] of Object.entries(changes)) {
    const place = path.join(ROOT, file);
    writeFileSync(place, changed(readFileSync(place, 'utf8')));
  }
  // Lerna commits what is staged, and itself adds only the files of its packages.
  execFileSync('git', ['add', ...Object.keys(changes)], { cwd: ROOT });
}
