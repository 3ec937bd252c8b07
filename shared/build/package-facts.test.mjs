import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageFacts } from './package-facts.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'package-facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const factsOf = (dependencies) => {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '2.3.0', ...dependencies }));
  return packageFacts(folder);
};
const shared = { '@club/shared': '^2.6.0' };

test('a build states its version, and the range of shared that it depends on', () => {
  expect(factsOf({ dependencies: shared })).toEqual({ version: '2.3.0', shared: '^2.6.0' });
});

test.each([
  ['no dependencies', {}],
  ['shared among those for development', { dependencies: { react: '~19.3.1' }, devDependencies: shared }],
])('a remote with %s is not built: every shell would accept it', (_, dependencies) => {
  expect(() => factsOf(dependencies)).toThrow('package.json: add @club/shared to "dependencies"');
});
