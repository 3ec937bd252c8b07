import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pointedRelease } from './pointed-release';
import { movePointer, readPointer } from './pointer';
import { released, rolledBack } from './pointer-rules';
import { prune } from './prune';
import { putRelease } from './release-folder';
import { folderForTests } from './testing-folder';
import { staticHost } from './testing-static-host';

const DAY_MS = 24 * 60 * 60 * 1000;
const folder = folderForTests();
const { build } = folder;
let releases: string;
beforeEach(() => {
  releases = folder.releases;
});
const pointed = (version: string, address?: string) => pointedRelease('mfe-league', version, { releases, address });
const inFolder = () => fs.readdirSync(path.join(releases, 'mfe-league')).sort();

test('a release is a folder with the hash of each of its files, and no temporary files remain', async () => {
  expect(await putRelease('mfe-league', build('2.1.0'), releases)).toBe('2.1.0');
  expect(inFolder()).toEqual(['2.1.0']);
  const manifest = JSON.parse(fs.readFileSync(path.join(releases, 'mfe-league/2.1.0/release.json'), 'utf8'));
  expect(Object.keys(manifest.files)).toEqual([
    'assets/a.svg',
    'main.js',
    'mf-manifest.json',
    'preload.json',
    'remote.json',
  ]);
  expect(await pointed('2.1.0')).toMatchObject({ version: '2.1.0', address: null });
});

test('another user’s server can read a release, however closed the folder and the files of its build are', async () => {
  const built = build('2.1.0');
  for (const folder of ['', 'assets']) fs.chmodSync(path.join(built, folder), 0o700);
  fs.chmodSync(path.join(built, 'main.js'), 0o600);
  await putRelease('mfe-league', built, releases);
  const modeOf = (file: string) => fs.statSync(path.join(releases, 'mfe-league/2.1.0', file)).mode & 0o777;
  const closed = process.umask();
  expect([modeOf(''), modeOf('assets')]).toEqual([0o777 & ~closed, 0o777 & ~closed]);
  expect([modeOf('main.js'), modeOf('release.json')]).toEqual([0o666 & ~closed, 0o666 & ~closed]);
});

test('the commit of a release is that of its sources, wherever it was built', async () => {
  const commitIn = (repository: string): string => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
    git('init', '--quiet');
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--allow-empty', '--message', repository);
    return git('rev-parse', 'HEAD');
  };
  const releasedFrom = (version: string) =>
    JSON.parse(fs.readFileSync(path.join(releases, 'mfe-league', version, 'release.json'), 'utf8')).commit;
  const [built, sources] = [build('2.1.0'), build('2.1.0')];
  // The folder for temporary files may lie in a repository of its own.
  const around = commitIn(path.dirname(built));
  const commit = commitIn(sources);
  await putRelease('mfe-league', built, releases, sources);
  expect(releasedFrom('2.1.0')).toBe(commit);
  // Without them it is that of the repository in which the build lies.
  await putRelease('mfe-league', build('2.2.0'), releases);
  expect(releasedFrom('2.2.0')).toBe(around);
});

test('the same build may be released again; a different one of the same version never', async () => {
  await putRelease('mfe-league', build('2.1.0'), releases);
  await putRelease('mfe-league', build('2.1.0'), releases);
  await expect(putRelease('mfe-league', build('2.1.0', { script: 'other' }), releases)).rejects.toThrow(
    'npx lerna version',
  );
  expect(fs.readFileSync(path.join(releases, 'mfe-league/2.1.0/main.js'), 'utf8')).toBe('release 2.1.0');
  expect(inFolder()).toEqual(['2.1.0']);
});

test('a folder that is not a build of this remote is refused', async () => {
  await expect(putRelease('mfe-league', build('2.1.0', { name: 'mfe-account' }), releases)).rejects.toThrow(
    'of mfe-account',
  );
  const half = build('2.1.0');
  fs.rmSync(path.join(half, 'mf-manifest.json'));
  await expect(putRelease('mfe-league', half, releases)).rejects.toThrow('holds no mf-manifest.json');
});

test('a pointer never contains an incomplete release', async () => {
  await putRelease('mfe-league', build('2.1.0'), releases);
  fs.writeFileSync(path.join(releases, 'mfe-league/2.1.0/main.js'), 'changed');
  await expect(pointed('2.1.0')).rejects.toThrow('main.js of mfe-league 2.1.0 has changed');
  fs.rmSync(path.join(releases, 'mfe-league/2.1.0/main.js'));
  await expect(pointed('2.1.0')).rejects.toThrow('main.js is missing');
  await expect(pointed('9.9.9')).rejects.toThrow('mfe-league 9.9.9 was never released');
  await putRelease('mfe-league', build('2.2.0'), releases);
  fs.renameSync(path.join(releases, 'mfe-league/2.2.0'), path.join(releases, 'mfe-league/2.3.0'));
  await expect(pointed('2.3.0')).rejects.toThrow('The release.json of mfe-league 2.3.0 is of mfe-league 2.2.0.');
});

test('every file of a release on a static host is read from there', async () => {
  await putRelease('mfe-league', build('2.1.0'), releases);
  const { address, stop } = await staticHost(releases);
  try {
    expect((await pointed('2.1.0', address)).address).toBe(`${address}/mfe-league/2.1.0/`);
    fs.rmSync(path.join(releases, 'mfe-league/2.1.0/assets/a.svg'));
    await expect(pointed('2.1.0', address)).rejects.toThrow('assets/a.svg answers 404');
  } finally {
    await stop();
  }
});

test('a host whose files browsers would refuse, or could not read again, is refused', async () => {
  await putRelease('mfe-league', build('2.1.0'), releases);
  const open = { 'access-control-allow-origin': '*' };
  const sound = await staticHost(releases);
  for (const [host, reason] of [
    [{ headers: {} }, "mf-manifest.json is sent without 'Access-Control-Allow-Origin: *'"],
    [{ elsewhere: sound.address }, /release\.json leads to http:.*: browsers take scripts only from the host that/],
    [
      { headers: { ...open, 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' } },
      'main.js is sent as text/plain with nosniff',
    ],
  ] as const) {
    const { address, stop } = await staticHost(releases, host);
    await expect(pointed('2.1.0', address).finally(stop)).rejects.toThrow(reason);
  }
  const typed = { ...open, 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' };
  const { address, stop } = await staticHost(releases, { headers: typed });
  expect((await pointed('2.1.0', address).finally(stop)).version).toBe('2.1.0');
  fs.writeFileSync(path.join(releases, 'mfe-league/2.1.0/release.json'), '<!doctype html>');
  await expect(pointed('2.1.0', sound.address).finally(sound.stop)).rejects.toThrow(
    `${sound.address}/mfe-league/2.1.0/release.json cannot be read: Unexpected token`,
  );
});

test('of many simultaneous changes none is lost, and another remote’s pointer is not waited for', async () => {
  const one = (version: string) => ({ version, manifest: '0'.repeat(64), address: null, since: '' });
  const moves = ['mfe-league', 'mfe-account'].flatMap((name) =>
    Array.from({ length: 8 }, (_, patch) => movePointer(releases, name, (it) => released(it, one(`2.0.${patch}`)))),
  );
  await Promise.all(moves);
  for (const name of ['mfe-league', 'mfe-account']) {
    const { current, previous } = await readPointer(releases, name);
    expect([current, ...previous].map((each) => each?.version).sort()).toHaveLength(8);
    expect(fs.readdirSync(path.join(releases, name))).toEqual(['pointer.json']);
  }
});

test('the lock of a dead process is taken over; a change that throws leaves pointer and lock unchanged', async () => {
  fs.mkdirSync(path.join(releases, 'mfe-league'), { recursive: true });
  const dead = JSON.stringify({ pid: 2 ** 30, host: os.hostname() });
  fs.writeFileSync(path.join(releases, 'mfe-league/.lock'), dead);
  await expect(
    movePointer(releases, 'mfe-league', () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(inFolder()).toEqual([]);
});

test('a pointer that cannot be replaced leaves no draft of it behind', async () => {
  const blocked = movePointer(releases, 'mfe-league', (it) => {
    fs.mkdirSync(path.join(releases, 'mfe-league/pointer.json'));
    return it;
  });
  await expect(blocked).rejects.toThrow('EISDIR');
  expect(inFolder()).toEqual(['pointer.json']);
});

test('an invalid pointer is not overwritten', async () => {
  fs.mkdirSync(path.join(releases, 'mfe-league'), { recursive: true });
  fs.writeFileSync(path.join(releases, 'mfe-league/pointer.json'), '{"format":');
  await expect(movePointer(releases, 'mfe-league', (it) => it)).rejects.toThrow('cannot be read');
  expect(fs.readFileSync(path.join(releases, 'mfe-league/pointer.json'), 'utf8')).toBe('{"format":');
});

test('old releases that are in no pointer are deleted', async () => {
  for (const version of ['2.1.0', '2.2.0', '2.3.0', '2.4.0']) {
    await putRelease('mfe-league', build(version), releases);
  }
  for (const other of ['.part-2.5.0-7', '.part-2.6.0-8', '.part-2.7.0-9', 'notes']) {
    fs.mkdirSync(path.join(releases, 'mfe-league', other));
  }
  const ageOf = (days: number, ...files: string[]) => {
    const at = new Date(Date.now() - days * DAY_MS);
    for (const file of files) fs.utimesSync(path.join(releases, 'mfe-league', file), at, at);
  };
  // Other files there are not the tool's.
  ageOf(31, '2.1.0/release.json', '2.2.0/release.json', '.part-2.5.0-7', 'notes');
  ageOf(29, '2.3.0/release.json');
  ageOf(1.5, '.part-2.6.0-8');
  // Perhaps still being copied.
  ageOf(0.5, '.part-2.7.0-9');
  const second = await pointed('2.2.0');
  await movePointer(releases, 'mfe-league', (it) => released(it, second));
  expect(await prune('mfe-league', { releases, target: releases, keepDays: 30 })).toEqual(['2.1.0']);
  expect(inFolder()).toEqual(['.part-2.7.0-9', '2.2.0', '2.3.0', '2.4.0', 'notes', 'pointer.json']);
});

test.each([
  ['beside the pointer', () => releases],
  ['elsewhere', () => `${releases}-target`],
])('a release %s that has just left the pointer stays, however long ago it was copied', async (_, target) => {
  const one = (version: string) => ({ version, manifest: '0'.repeat(64), address: null, since: '' });
  for (const version of ['2.3.0', '2.4.0']) await putRelease('mfe-league', build(version), target());
  await movePointer(releases, 'mfe-league', (it) => released(released(it, one('2.3.0')), one('2.4.0')));
  await movePointer(releases, 'mfe-league', (it) => rolledBack(it, new Date().toISOString(), one('2.3.0')));
  const left = path.join(releases, 'mfe-league/.left-2.4.0');
  const copied = path.join(target(), 'mfe-league/2.4.0/release.json');
  const old = new Date(Date.now() - 35 * DAY_MS);
  fs.utimesSync(copied, old, old);
  const pruned = () => prune('mfe-league', { releases, target: target(), keepDays: 30 });
  expect(await pruned()).toEqual([]);
  expect([fs.existsSync(copied), fs.existsSync(left)]).toEqual([true, true]);
  fs.utimesSync(left, old, old);
  expect(await pruned()).toEqual(['2.4.0']);
  expect([fs.existsSync(copied), fs.existsSync(left)]).toEqual([false, false]);
});

test('a deletion that was interrupted is finished by the next one', async () => {
  await putRelease('mfe-league', build('2.3.0'), releases);
  const home = path.join(releases, 'mfe-league');
  fs.rmSync(path.join(home, '2.3.0/release.json'));
  const old = new Date(Date.now() - 35 * DAY_MS);
  fs.utimesSync(path.join(home, '2.3.0'), old, old);
  expect(await prune('mfe-league', { releases, target: releases, keepDays: 30 })).toEqual(['2.3.0']);
  expect(inFolder()).toEqual([]);
});
