import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FEDERATED } from '@club/shared/build/federated.mjs';
import { packageFacts } from '@club/shared/build/package-facts.mjs';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { ROOT } from '../../run.mjs';
import { EXPORT_VERSIONS, isBelow, LISTED, tooNew } from './export-versions.mjs';
import { federatedImports, fileOf } from './federated-imports.mjs';
import { exportsOf } from './module-syntax.mjs';

const SHARED = path.join(ROOT, 'shared/src');

describe('shared/build/export-versions.json', () => {
  const exported = FEDERATED.flatMap((module) =>
    exportsOf(fileOf(path.join(SHARED, module))).map((name) => `${module}.${name}`),
  );

  test('lists each export of the federated modules', () => {
    const missing = exported.filter((each) => !LISTED.includes(each));
    expect(missing.map((each) => `add ${each} under the version of shared in which it will be released`)).toEqual([]);
  });

  test('lists no export that has gone: remotes that were released with it would crash', () => {
    expect(LISTED.filter((each) => !exported.includes(each))).toEqual([]);
  });

  test('lists no version above that of shared, which would refuse the remotes that need it', () => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'shared/package.json'), 'utf8'));
    expect(Object.keys(EXPORT_VERSIONS).filter((each) => isBelow(version, each))).toEqual([]);
  });

  test('is sorted, and lists nothing twice', () => {
    expect(Object.keys(EXPORT_VERSIONS)).toEqual(
      Object.keys(EXPORT_VERSIONS).toSorted((a, b) => (isBelow(a, b) ? -1 : 1)),
    );
    for (const modules of Object.values(EXPORT_VERSIONS)) {
      expect(Object.keys(modules)).toEqual(Object.keys(modules).toSorted());
      for (const names of Object.values(modules)) expect(names).toEqual(names.toSorted());
    }
    expect(LISTED.filter((each, index) => LISTED.indexOf(each) !== index)).toEqual([]);
  });
});

test.each([...remotesIn(ROOT).map((remote) => [remote, 'src/routes']), ['shell', 'src/index'], ['server', 'src/main']])(
  'the range of @club/shared in the package.json of %s excludes the versions that lack what it imports',
  (name, entry) => {
    const folder = path.join(ROOT, name);
    const imports = federatedImports(path.join(folder, entry), { shared: SHARED, federated: FEDERATED });
    expect(imports.length).toBeGreaterThan(0);
    const lines = tooNew(packageFacts(folder).shared, imports).map(
      ({ module, name, version, file }) =>
        `${path.relative(ROOT, file)} needs ${version}: ${name ?? 'all'} of ${module}`,
    );
    expect([...new Set(lines)]).toEqual([]);
  },
);

test.each([
  ['^2.4.0', ['OlderButton', 'PhoneOnly']],
  ['~2.5.1', ['PhoneOnly']],
  ['^2.6.0', []],
  ['^2.10.0', []],
])('%s lacks of ui-data %j', (range, lacking) => {
  const imports = ['DataTable', 'OlderButton', 'PhoneOnly'].map((name) => ({ module: 'ui-data', name }));
  expect(tooNew(range, imports).map(({ name }) => name)).toEqual(lacking);
});

test('a module that is loaded as a whole needs the version with which it arrived', () => {
  const imports = ['ui-core', 'ui-choice'].map((module) => ({ module, name: undefined }));
  expect(tooNew('^2.5.0', imports)).toEqual([{ module: 'ui-choice', name: undefined, version: '2.6.0' }]);
});

test('a range that has no lowest version is refused', () => {
  expect(() => tooNew('*', [])).toThrow('Write the range * of @club/shared like ^2.6.0.');
});
