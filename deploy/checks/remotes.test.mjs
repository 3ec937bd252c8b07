import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEV_PORTS } from '@club/shared/build/dev/ports.mjs';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { ROOT } from '../run.mjs';

const text = (file) => readFileSync(path.join(ROOT, file), 'utf8');

test('a remote is a folder with a remote.json, not one that holds only the build of another branch', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'remotes-'));
  for (const file of [
    'mfe-shop/remote.json',
    'mfe-league/remote.json',
    'mfe-old/dist/remote.json',
    'shell/remote.json',
  ]) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), '{}');
  }
  expect(remotesIn(root)).toEqual(['mfe-league', 'mfe-shop']);
  rmSync(root, { recursive: true });
});

test('npm run dev gives each remote a port of its own', () => {
  const names = Object.keys(DEV_PORTS);
  expect(names).toEqual(['shell', 'server', ...remotesIn(ROOT)]);
  expect(new Set(Object.values(DEV_PORTS)).size).toBe(names.length);
});

test('a change of any remote outdates the cached result of the browser specs', () => {
  const nx = path.join(ROOT, 'node_modules/.bin/nx');
  const env = { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' };
  const { graph } = JSON.parse(execFileSync(nx, ['graph', '--file=stdout'], { cwd: ROOT, encoding: 'utf8', env }));
  const targets = graph.dependencies['@club/e2e'].map(({ target }) => target);
  expect(targets).toEqual(expect.arrayContaining(remotesIn(ROOT).map((name) => `@club/${name}`)));
});

describe.each(remotesIn(ROOT))('%s', (remote) => {
  test.each([
    ['README.md', `\n${remote}/`],
    ['docs/architecture.md', `─ ${remote} `],
    ['e2e/bench/first-page/bundled-remotes.ts', `/${remote}/src/routes'`],
  ])('is in %s', (file, place) => {
    if (!text(file).includes(place)) throw new Error(`Add ${remote} to ${file} (CONTRIBUTING.md, "Adding a remote").`);
  });
});
