import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';

test('no image is installed by the lock file that a killed installation has left, which npm would prefer', () => {
  const ignored = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toContain('npm-shrinkwrap.json');
  expect(ignored).not.toContain('package-lock.json');
});

test('neither an image nor a commit takes along the keys and copies that the operator puts into the checkout', () => {
  const operations = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
  const named = [/"\$PWD\/([\w.-]+):/g, / > ([\w.-]+)$/gm, /--identity (\w[\w.-]*)/g, / restore -- (\w+)\//g].flatMap(
    (place) => [...operations.matchAll(place)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(['backups', 'key.txt', 'keycloak.sql', 'restore']);
  // Git would otherwise ignore such names in every folder; not every builder of images knows the slash.
  for (const [file, root] of [
    ['.dockerignore', ''],
    ['.gitignore', '/'],
  ]) {
    const ignored = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
    expect([file, ignored]).toEqual([file, expect.arrayContaining(named.map((name) => root + name))]);
  }
});
