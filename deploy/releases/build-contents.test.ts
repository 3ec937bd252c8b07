import { hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { ROOT } from '../run.mjs';
import { canary, release } from './commands';
import { putRelease } from './release-folder';
import { folderForTests } from './testing-folder';

const { jest } = import.meta;
const NAME = 'mfe-league';
const folder = folderForTests();
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const released = (built: string) => release(NAME, { releases: folder.releases, built, staged: false, keepDays: 30 });
const remoteJson = (changes: object) =>
  JSON.stringify({ name: NAME, version: '2.1.0', title: 'Liga', contract: 1, routes: [], menu: [], ...changes });

test.each([
  [
    'without routes',
    { 'remote.json': remoteJson({ routes: undefined }) },
    'remote.json cannot be read: routes is no array.',
  ],
  [
    'without a title',
    { 'remote.json': remoteJson({ title: undefined }) },
    'remote.json cannot be read: title is no string.',
  ],
  [
    'without a version',
    { 'remote.json': remoteJson({ version: undefined }) },
    'remote.json cannot be read: version is no string.',
  ],
  [
    'of half a version',
    { 'remote.json': remoteJson({ version: '3.0' }) },
    'remote.json cannot be read: version is not valid.',
  ],
  [
    'with a route for nobody known',
    { 'remote.json': remoteJson({ routes: [{ path: '/a', access: ['MEMBER'] }] }) },
    'remote.json cannot be read: routes.0.access is not valid.',
  ],
  ['with a page as remote.json', { 'remote.json': '<!doctype html>' }, 'remote.json cannot be read: Unexpected token'],
  [
    'with another manifest',
    { 'mf-manifest.json': '{"a":1}' },
    'mf-manifest.json cannot be read: metaData is no object.',
  ],
  ['with other hints', { 'preload.json': '["main.js"]' }, 'preload.json cannot be read: its content is no record.'],
  ['without its first script', { 'main.js': null }, 'holds no main.js, which its manifests name.'],
  ['without a script of a page', { 'preload.json': '{"/a":["a.js"]}' }, 'holds no a.js, which its manifests name.'],
])('a build %s is refused before anything is written', async (_, files, reason) => {
  await expect(released(folder.build('2.1.0', { files }))).rejects.toThrow(reason);
  expect(fs.existsSync(path.join(folder.releases, NAME))).toBe(false);
});

test('a release that was put there without such a check is not put in use either', async () => {
  await putRelease(NAME, folder.build('2.1.0'), folder.releases);
  const inRelease = (file: string) => path.join(folder.releases, NAME, '2.1.0', file);
  const manifest = JSON.parse(fs.readFileSync(inRelease('release.json'), 'utf8'));
  const remote = remoteJson({ title: undefined });
  manifest.files['remote.json'].sha256 = hash('sha256', remote);
  fs.writeFileSync(inRelease('remote.json'), remote);
  fs.writeFileSync(inRelease('release.json'), JSON.stringify(manifest));
  const tried = () => canary(NAME, '2.1.0', 10, { releases: folder.releases });
  await expect(tried()).rejects.toThrow('2.1.0/remote.json cannot be read: title is no string.');
  fs.writeFileSync(inRelease('release.json'), '<!doctype html>');
  await expect(tried()).rejects.toThrow('2.1.0/release.json cannot be read: Unexpected token');
});

test.each(remotesIn(ROOT))('what %s declares is accepted', async (name) => {
  const declared = JSON.parse(fs.readFileSync(path.join(ROOT, name, 'remote.json'), 'utf8'));
  const files = { 'remote.json': JSON.stringify({ ...declared, version: '2.1.0', shared: '^2.1.0' }) };
  expect(await putRelease(name, folder.build('2.1.0', { files }), folder.releases)).toBe('2.1.0');
});
