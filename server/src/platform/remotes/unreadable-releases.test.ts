import fs from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { NAME, suiteForTests } from './testing-releases';

const suite = suiteForTests();
const { entry, faults, point, release, reported, version } = suite;

/** As for a user without the right, which the tests' user may have everywhere: what is there cannot be read. */
function makeUnreadable(name: string, code = 'EACCES'): void {
  const place = suite.folder(name);
  const refused = (file: unknown) => `${file}${path.sep}`.startsWith(`${place}${path.sep}`);
  for (const call of ['stat', 'readFile', 'readdir'] as const) {
    const real = fs.promises[call] as (...given: unknown[]) => Promise<never>;
    jest.spyOn(fs.promises, call).mockImplementation(async (...given: unknown[]) => {
      if (refused(given[0])) throw Object.assign(new Error(`${code}: ${call} '${given[0]}'`), { code });
      return real(...given);
    });
  }
}
afterEach(() => jest.restoreAllMocks());

const refusedReleases = async () => {
  const [remote] = (await suite.app.inject({ url: '/api/admin/remotes' })).json().remotes;
  return [remote.source, remote.refused];
};

test('a pointer that cannot be read for a while names what it named before', async () => {
  point({ current: release('2.1.0') });
  expect(await version()).toBe('2.1.0');
  makeUnreadable(`releases/${NAME}/pointer.json`, 'EIO');
  expect([await version(), await version()]).toEqual(['2.1.0', '2.1.0']);
  // Once, not on each page.
  expect(reported()).toEqual([expect.stringMatching(/pointer\.json cannot be read; the last one counts/)]);
  jest.restoreAllMocks();
  point({ current: release('2.2.0') });
  expect(await version()).toBe('2.2.0');
  expect(faults()).toEqual([]);
});

test('a deleted pointer, and a file in the place of a folder, name nothing and are no faults', async () => {
  point({ current: release('2.1.0') });
  suite.write('releases/mfe-file', '');
  expect(await version()).toBe('2.1.0');
  fs.rmSync(suite.folder(`releases/${NAME}`), { recursive: true });
  suite.write(`releases/${NAME}`, '');
  expect(await version()).toBe('2.0.0');
  fs.rmSync(suite.folder('releases'), { recursive: true });
  expect(await version()).toBe('2.0.0');
  expect(faults()).toEqual([]);
});

test.each([
  ['of a remote', `releases/${NAME}`],
  ['of all remotes', 'releases'],
])('releases in a folder %s that the server may not read are not replaced silently', async (_of, folder) => {
  point({ current: release('2.1.0') });
  expect(await version()).toBe('2.1.0');
  makeUnreadable(folder);
  // Nor can their files be sent.
  expect(await version()).toBe('2.0.0');
  expect(await refusedReleases()).toEqual([
    'server',
    [{ version: '2.1.0', reason: expect.stringMatching(/^EACCES.*release\.json/) }],
  ]);
  expect(faults()).toEqual(expect.arrayContaining([expect.stringContaining('2.1.0 is not served: EACCES')]));
  expect(reported()).toEqual(faults());
  jest.restoreAllMocks();
  expect(await entry()).toMatchObject({ version: '2.1.0' });
  expect(faults()).toEqual([]);
});

test.each([
  ['of a remote', `releases/${NAME}`, /pointer\.json cannot be read; .* not served/],
  ['of all remotes', 'releases', /folder of releases .* cannot be read/],
])('a folder %s that a new server may not read is reported', async (_of, folder, message) => {
  point({ current: release('2.1.0') });
  await suite.restart();
  makeUnreadable(folder);
  expect([await version(), await version()]).toEqual(['2.0.0', '2.0.0']);
  expect(reported()).toEqual([expect.stringMatching(message)]);
  expect(faults()).toEqual([expect.stringMatching(message)]);
  jest.restoreAllMocks();
  expect(await version()).toBe('2.1.0');
  expect(faults()).toEqual([]);
});

test('a build of the checkout that the server may not read is a fault, like a malformed one', async () => {
  makeUnreadable(`${NAME}/dist`);
  expect((await suite.app.inject({ url: '/registry.json' })).json()).toEqual([]);
  expect(faults()).toEqual([expect.stringMatching(`The remote in .*${NAME}/dist cannot be read`)]);
});
