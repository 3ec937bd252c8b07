import { execFileSync, spawnSync } from 'node:child_process';
import { ROOT, tool } from '../run.mjs';

/** What tests of a package read outside of it, which Lerna does not know; nx.json has it as inputs. */
const READ_BY_TESTS = { '@club/server': ['docs/examples'], '@club/shell': ['mfe-*/remote.json'] };

const git = (...args) => spawnSync('git', args, { cwd: ROOT, stdio: 'ignore' }).status;

export const isCommit = (name) => git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`) === 0;

/** The names of the packages: all, or those affected by the changes since a commit. */
export function packages(since) {
  const list = ['ls', '--all', '--json', '--loglevel', 'silent', ...(since === undefined ? [] : ['--since', since])];
  const [file, ...args] = tool('lerna/dist/cli.js', ...list);
  const names = JSON.parse(execFileSync(file, args, { cwd: ROOT, encoding: 'utf8' })).map(({ name }) => name);
  const readers = Object.entries(READ_BY_TESTS).filter(
    ([, paths]) => since !== undefined && git('diff', '--quiet', since, '--', ...paths) !== 0,
  );
  return new Set([...names, ...readers.map(([name]) => name)]);
}
