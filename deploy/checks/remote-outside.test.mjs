import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../run.mjs';

const REMOTE = 'mfe-league';
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const declared = ({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies });

let home;
/** Runs a package's tool in the remote's folder, outside this repository. */
const run = (tool, ...args) =>
  execFileSync(process.execPath, [path.join(home, 'node_modules', tool), ...args], {
    cwd: home,
    stdio: 'pipe',
    // The options of this process are not those of a team's own tests.
    env: { ...process.env, NODE_OPTIONS: '' },
  });

beforeAll(() => {
  execFileSync(process.execPath, ['build/package.mjs'], { cwd: path.join(ROOT, 'shared'), stdio: 'pipe' });
  home = path.join(mkdtempSync(path.join(tmpdir(), 'club-outside-')), REMOTE);
  const left = new Set(['node_modules', 'dist', 'test-results']);
  cpSync(path.join(ROOT, REMOTE), home, { recursive: true, filter: (file) => !left.has(path.basename(file)) });
  const modules = path.join(home, 'node_modules');
  mkdirSync(path.join(modules, '@club/shared'), { recursive: true });
  // Unpacked as by npm. Next to it are only the declared dependencies of the two packages.
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', path.join(ROOT, 'shared/dist'), '--json', '--pack-destination', path.dirname(home)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  execFileSync('tar', ['-xzf', path.join(path.dirname(home), filename), '--strip-components=1'], {
    cwd: path.join(modules, '@club/shared'),
  });
  for (const name of [
    ...declared(read(path.join(home, 'package.json'))),
    ...declared(read(path.join(modules, '@club/shared/package.json'))),
  ]) {
    const target = path.join(modules, name);
    const own = ['shared', REMOTE].map((part) => path.join(ROOT, part, 'node_modules', name)).find(existsSync);
    mkdirSync(path.dirname(target), { recursive: true });
    if (!existsSync(target)) symlinkSync(own ?? path.join(ROOT, 'node_modules', name), target);
  }
}, 300_000);
afterAll(() => rmSync(path.dirname(home), { recursive: true, force: true }));

test('the packed library contains no tests', () => {
  const files = readdirSync(path.join(home, 'node_modules/@club/shared'), { recursive: true });
  expect(files).toContain('build/webpack.mjs');
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

describe('a remote outside this repository, with only the packed library @club/shared,', () => {
  test('meets its contract with the shell', () => {
    expect(() => run('jest/bin/jest.js', '--maxWorkers=1', 'src/contract.test')).not.toThrow();
  }, 300_000);

  test('has correct types', () => {
    expect(() => run('typescript/bin/tsc', '--noEmit', '--checkers', '1')).not.toThrow();
  }, 300_000);

  test('passes its lint, by the rules of shared', () => {
    expect(() => run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')).not.toThrow();
  }, 300_000);

  test('builds, and its build names the range of shared, and the modules of shared that its screens need', () => {
    run('webpack/bin/webpack.js', '--mode', 'production');
    expect(read(path.join(home, 'dist/remote.json')).shared).toBe(
      read(path.join(home, 'package.json')).dependencies['@club/shared'],
    );
    const preload = read(path.join(home, 'dist/preload.json'));
    expect(preload['shared:']).toContain('@club/shared/ui-core');
    expect(preload['shared:/summer-league/h2h']).toContain('@club/shared/ui-form');
    expect(preload['shared:/contact']).not.toContain('@club/shared/ui-form');
  }, 300_000);
});
