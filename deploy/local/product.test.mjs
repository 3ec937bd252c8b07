import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { productOf } from './product.mjs';

let root;
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
/** A build, during which something may happen. */
function build(meanwhile = () => undefined) {
  const product = productOf(root);
  write('server/dist/main.js', 'built');
  write('mfe-league/dist/main.js', 'built');
  meanwhile();
  product.note();
}
const isCurrent = () => productOf(root).isCurrent();

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'product-'));
  for (const file of ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json']) write(file, '{}');
  for (const file of [
    'shared/src/money.ts',
    'server/src/main.ts',
    'mfe-league/remote.json',
    'mfe-league/src/routes.tsx',
  ])
    write(file, 'as built');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a checkout in which nothing was built has no product', () => expect(isCurrent()).toBe(false));

test('what was built is current until a source changes, and again when the change is taken back', () => {
  build();
  expect(isCurrent()).toBe(true);
  write('shared/src/money.ts', 'changed!');
  expect(isCurrent()).toBe(false);
  write('shared/src/money.ts', 'as built');
  expect(isCurrent()).toBe(true);
});

test.each([
  ['a source is added', () => write('mfe-league/src/more.ts', '')],
  ['a source is deleted', () => rmSync(path.join(root, 'mfe-league/src/routes.tsx'))],
  ['a dependency changes', () => write('package-lock.json', '{ "lockfileVersion": 3 }')],
  ['somebody writes into the build', () => write('server/dist/main.js', 'by hand')],
  ['a build is deleted', () => rmSync(path.join(root, 'mfe-league/dist'), { recursive: true })],
])('it is not when %s', (_, change) => {
  build();
  change();
  expect(isCurrent()).toBe(false);
});

test('what changes during a build is not in it', () => {
  build(() => write('server/src/main.ts', 'too late'));
  expect(isCurrent()).toBe(false);
});

test('files that tests and a server of the checkout write change nothing', () => {
  build();
  write('server/var/database/PG_VERSION', '17');
  write('server/test-results/jest.json', '{}');
  write('e2e/specs/booking.spec.ts', '');
  expect(isCurrent()).toBe(true);
});

test.each([
  ['the lock of an editor, a link to nothing', 'ana@laptop.4711', 'server/src/.#main.ts'],
  ['a link to a folder', '../../shared', 'mfe-league/src/shared'],
])('%s is not a source', (_, target, link) => {
  symlinkSync(target, path.join(root, link));
  build();
  expect(isCurrent()).toBe(true);
  rmSync(path.join(root, link));
  expect(isCurrent()).toBe(true);
});

test('the build of a remote that only another branch has is deleted, and nothing else', () => {
  build();
  write('mfe-shop/dist/main.js', 'built');
  write('mfe-shop/notes.md', 'not in git');
  write('mfe-notes', 'a file');
  productOf(root).removeLeftBuilds();
  expect(existsSync(path.join(root, 'mfe-shop/dist'))).toBe(false);
  expect(existsSync(path.join(root, 'mfe-shop/notes.md'))).toBe(true);
  expect(isCurrent()).toBe(true);
});
