import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../run.mjs';
import { packages } from './packages.mjs';

/** The files at the root that every package is built and tested with. */
const USED_BY_ALL = {
  'package.json': JSON.stringify({ private: true, workspaces: ['shared', 'mfe-league', 'shell', 'e2e'] }),
  'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: {} }),
  'nx.json': '{}',
  'tsconfig.base.json': '{}',
};

let root;
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@club.hr', ...args], { cwd: root });

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'packages-')));
  const addPackage = (folder, dependencies = {}) =>
    write(`${folder}/package.json`, JSON.stringify({ name: `@club/${folder}`, version: '1.0.0', dependencies }));
  for (const [file, text] of Object.entries(USED_BY_ALL)) write(file, text);
  write('lerna.json', JSON.stringify({ version: 'independent', npmClient: 'npm' }));
  write('.gitignore', 'node_modules\n.nx\n');
  write('shared/money.ts', '');
  write('deploy/releases/cli.ts', '');
  addPackage('shared');
  addPackage('mfe-league', { '@club/shared': '^1.0.0' });
  addPackage('shell');
  addPackage('e2e', { '@club/shell': '^1.0.0' });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'test: a start');
});
afterEach(() => rmSync(root, { recursive: true }));

const affected = (since) => [...packages(since, root)].sort();
const ALL = ['@club/e2e', '@club/mfe-league', '@club/shared', '@club/shell'];

test('without a commit to compare with it is all packages', () => expect(affected()).toEqual(ALL));

test('without a change nothing is affected', () => expect(affected('HEAD')).toEqual([]));

test('a change affects its package and those that depend on it', () => {
  write('shell/menu.ts', '');
  git('add', 'shell');
  git('commit', '--quiet', '--message', 'feat(shell): a menu');
  expect(affected('HEAD~1')).toEqual(['@club/e2e', '@club/shell']);
});

test('a file that git does not track yet is a change, too', () => {
  write('shell/menu.ts', '');
  expect(affected('HEAD')).toEqual(['@club/e2e', '@club/shell']);
});

test('a file that was moved affects the package that it has left', () => {
  renameSync(path.join(root, 'shared/money.ts'), path.join(root, 'shell/money.ts'));
  expect(affected('HEAD')).toEqual(ALL);
});

test.each(Object.entries(USED_BY_ALL))('%s affects all', (file, text) => {
  write(file, `${text}\n`);
  expect(affected('HEAD')).toEqual(ALL);
});

test('a change of a remote affects the browser specs', () => {
  write('mfe-league/draw.ts', '');
  expect(affected('HEAD')).toEqual(['@club/e2e', '@club/mfe-league']);
});

test('what tests of a package read outside of it affects that package', () => {
  write('deploy/releases/cli.ts', 'export {};');
  expect(affected('HEAD')).toEqual(['@club/e2e']);
  write('mfe-league/remote.json', '{}');
  expect(affected('HEAD')).toEqual(['@club/e2e', '@club/mfe-league', '@club/shell']);
});
