import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT, tool } from '../run.mjs';

/**
 * Files outside a package that its tests read, which Lerna does not know. For the task cache nx.json lists them as inputs,
 * and e2e/package.json the remotes.
 */
const READ_BY_TESTS = {
  '@club/server': /^docs\/examples\//,
  '@club/shell': /^mfe-[^/]+\/remote\.json$/,
  '@club/e2e': /^(mfe-[^/]+\/|deploy\/((lock|releases)\/|run\.mjs$))/,
};
/** Files that every package is built and tested with. */
export const USED_BY_ALL = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];

export const isCommit = (name) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
    cwd: ROOT,
    stdio: 'ignore',
  }).status === 0;

/** Every file that differs from a commit, including untracked ones; a moved file is listed under both names. */
function changedFiles(since, root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

/** The packages as Lerna lists them. */
function list(root, ...options) {
  const [file, ...args] = tool('lerna/dist/cli.js', 'ls', '--all', '--json', '--loglevel', 'silent', ...options);
  return JSON.parse(execFileSync(file, args, { cwd: root, encoding: 'utf8' }));
}

/** The names of the packages: all, or those affected by the changes since a commit. */
export function packages(since, root = ROOT) {
  const all = list(root);
  const files = since === undefined ? USED_BY_ALL : changedFiles(since, root);
  if (files.some((file) => USED_BY_ALL.includes(file))) return new Set(all.map(({ name }) => name));

  const folderOf = ({ location }) => `${path.relative(root, location)}/`;
  const changed = all.filter((each) => files.some((file) => file.startsWith(folderOf(each))));
  // Without a scope Lerna would list all.
  const affected =
    changed.length > 0 ? list(root, '--include-dependents', ...changed.flatMap(({ name }) => ['--scope', name])) : [];
  const readers = Object.keys(READ_BY_TESTS).filter((name) => files.some((file) => READ_BY_TESTS[name].test(file)));
  return new Set([...affected.map(({ name }) => name), ...readers]);
}
