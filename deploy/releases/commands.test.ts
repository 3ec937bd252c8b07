import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withLock } from '../lock/lock.mjs';
import { canary, promoteCanary, release, rollback, stopCanary } from './commands';
import { readPointer } from './pointer';
import { status } from './status';
import { folderForTests } from './testing-folder';

const { jest } = import.meta;
const NAME = 'mfe-league';
const DAY_MS = 24 * 60 * 60 * 1000;
const folder = folderForTests();
let place: { releases: string };
let printed: string[];
beforeEach(() => {
  place = { releases: folder.releases };
  folder.serverStarts();
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterEach(() => jest.restoreAllMocks());

const released = (...versions: string[]) =>
  versions.reduce(
    (before, version) =>
      before.then(() => release(NAME, { ...place, built: folder.build(version), staged: false, keepDays: 30 })),
    Promise.resolve(),
  );
const staged = (version: string) =>
  release(NAME, { ...place, built: folder.build(version), staged: true, keepDays: 30 });
const pointer = async () => {
  const { current, previous, canary: tried } = await readPointer(place.releases, NAME);
  return [current?.version, previous.map(({ version }) => version), tried && [tried.version, tried.share]];
};

test('a rollback goes one release back, or to the named one, until the build of the checkout is in use', async () => {
  await released('2.1.0', '2.2.0', '2.3.0', '2.4.0');
  await rollback(NAME, undefined, place);
  expect(printed.at(-1)).toBe('mfe-league: 2.3.0 is in use again.');
  await rollback(NAME, '2.1.0', place);
  expect(await pointer()).toEqual(['2.1.0', [], null]);
  // A release that the pointer no longer names is read completely first.
  await rollback(NAME, '2.4.0', place);
  expect(await pointer()).toEqual(['2.4.0', [], null]);
  await rollback(NAME, undefined, place);
  expect(printed.at(-1)).toBe('mfe-league: the server’s checkout is in use again, if it has a build.');
  await expect(rollback(NAME, undefined, place)).rejects.toThrow('no release in use');
});

test('what fails after the pointer has moved is reported, and the command has succeeded', async () => {
  await staged('2.0.0');
  const old = new Date(Date.now() - 31 * DAY_MS);
  fs.utimesSync(path.join(place.releases, NAME, '2.0.0/release.json'), old, old);
  // Prevents the deletion of 2.0.0, and the note that 2.2.0 has left the pointer.
  for (const file of ['.part-2.0.0-pruned/main.js', '.left-2.2.0/main.js']) {
    fs.mkdirSync(path.join(place.releases, NAME, file), { recursive: true });
  }
  await released('2.1.0', '2.2.0');
  expect(printed.slice(-2)).toEqual([
    expect.stringMatching(/^Old releases could not be deleted: /),
    'mfe-league 2.2.0 is in use.',
  ]);
  await rollback(NAME, undefined, place);
  expect(printed.slice(-2)).toEqual([
    expect.stringMatching(/^Could not record that 2\.2\.0 has just left the pointer: /),
    'mfe-league: 2.1.0 is in use again.',
  ]);
  expect(await pointer()).toEqual(['2.1.0', [], null]);
});

test('after a rollback a canary is still tried, which is reported with the command that stops it', async () => {
  await released('2.1.0', '2.2.0');
  await staged('2.3.0');
  await canary(NAME, '2.3.0', 10, place);
  await rollback(NAME, undefined, place);
  expect(printed.slice(-2)).toEqual([
    'mfe-league: 2.1.0 is in use again.',
    'The canary 2.3.0 is still tried by 10 % of the browsers: npm run canary -- mfe-league stop',
  ]);
});

test('after a release an older canary is still tried, which is reported too', async () => {
  await released('2.1.0');
  await staged('2.2.0');
  await canary(NAME, '2.2.0', 10, place);
  await released('2.3.0');
  expect(printed.slice(-2)).toEqual([
    'mfe-league 2.3.0 is in use.',
    'The canary 2.2.0 is still tried by 10 % of the browsers: npm run canary -- mfe-league stop',
  ]);
});

test('a canary is tried by its share, and then stopped, or in use for everybody', async () => {
  await released('2.1.0');
  await staged('2.2.0');
  expect(await pointer()).toEqual(['2.1.0', [], null]);
  await canary(NAME, '2.2.0', 10, place);
  expect(await pointer()).toEqual(['2.1.0', [], ['2.2.0', 10]]);
  await stopCanary(NAME, place);
  expect(await pointer()).toEqual(['2.1.0', [], null]);
  for (const share of [0, 100]) {
    await canary(NAME, '2.2.0', share, place);
    expect(await pointer()).toEqual(['2.1.0', [], ['2.2.0', share]]);
  }
  await promoteCanary(NAME, place);
  expect(await pointer()).toEqual(['2.2.0', ['2.1.0'], null]);
});

test('a canary without a release in use says that browsers get it only beside the build of the checkout', async () => {
  await staged('2.2.0');
  await canary(NAME, '2.2.0', 100, place);
  expect(printed.slice(-2)).toEqual([
    'mfe-league 2.2.0 is tried by 100 % of the browsers.',
    'mfe-league has no release in use: nobody tries it unless the server’s checkout has a build.',
  ]);
  await released('2.1.0');
  await canary(NAME, '2.2.0', 50, place);
  expect(printed.at(-1)).toBe('mfe-league 2.2.0 is tried by 50 % of the browsers.');
});

test.each([
  [undefined, '--target needs --address: where do browsers find'],
  ['static.klub.hr', '--address is not an address like https://static.klub.hr: static.klub.hr'],
])('a release to another folder, whose address is %s, is refused before it is put there', async (address, reason) => {
  const target = `${place.releases}-elsewhere`;
  const options = { ...place, address, target, built: folder.build('2.1.0'), staged: false, keepDays: 30 };
  await expect(release(NAME, options)).rejects.toThrow(reason);
  expect(fs.existsSync(target)).toBe(false);
});

test('a host that does not answer is named, and the pointer stays', async () => {
  await released('2.1.0');
  const options = {
    ...place,
    address: 'http://127.0.0.1:2',
    built: folder.build('2.2.0'),
    staged: false,
    keepDays: 30,
  };
  await expect(release(NAME, options)).rejects.toThrow(
    'http://127.0.0.1:2/mfe-league/2.2.0/release.json does not answer (',
  );
  await expect(canary(NAME, '2.1.0', 10, { ...place, address: 'nowhere' })).rejects.toThrow('--address is not');
  expect(await pointer()).toEqual(['2.1.0', [], null]);
});

test('the status lists the releases in use, tried and earlier', async () => {
  await status(undefined, place);
  expect(printed).toEqual([
    `Nothing was released to ${place.releases}: the builds in the server’s checkout are in use.`,
  ]);
  await released('2.1.0', '2.2.0');
  await staged('2.3.0');
  await canary(NAME, '2.3.0', 10, place);
  printed = [];
  await status(undefined, place);
  expect(printed).toEqual([
    expect.stringMatching(/^mfe-league: 2\.2\.0 since 20\d\d-/),
    '  canary 2.3.0, 10 % of the browsers',
    '  before: 2.1.0',
  ]);
  for (let step = 0; step < 2; step += 1) await rollback(NAME, undefined, place);
  await stopCanary(NAME, place);
  printed = [];
  await status(NAME, place);
  expect(printed).toEqual(['mfe-league: the server’s checkout, if it has a build']);
});

test('the status of remotes whose pointers cannot be read is a failure, after that of all others', async () => {
  await released('2.1.0');
  for (const name of ['mfe-account', 'mfe-reservations']) {
    fs.mkdirSync(path.join(place.releases, name));
    fs.writeFileSync(path.join(place.releases, name, 'pointer.json'), '{"current":');
  }
  printed = [];
  await expect(status(undefined, place)).rejects.toThrow(
    /mfe-account.pointer\.json cannot be read; .*\n.*mfe-reservations.pointer\.json cannot be read; /,
  );
  expect(printed).toEqual([expect.stringMatching(/^mfe-league: 2\.1\.0 since /)]);
});

test('a release that another command deletes just before it is put in use is refused, and the pointer stays', async () => {
  await released('2.1.0');
  await staged('2.2.0');
  let trial: Promise<void> | undefined;
  await withLock(path.join(place.releases, NAME), async () => {
    trial = canary(NAME, '2.2.0', 10, place);
    trial.catch(() => undefined);
    // It has read the release by then, and waits for the lock; even if it has not, it must not be put in use.
    await pause(500);
    fs.rmSync(path.join(place.releases, NAME, '2.2.0'), { recursive: true });
  });
  await expect(trial).rejects.toThrow('mfe-league 2.2.0');
  expect(await pointer()).toEqual(['2.1.0', [], null]);
});

test.each(['release.json', 'main.js'])('a release whose %s was lost is repaired as the command says', async (file) => {
  await released('2.1.0');
  const home = path.join(place.releases, NAME, '2.1.0');
  fs.rmSync(path.join(home, file));
  await expect(released('2.1.0')).rejects.toThrow(`. Delete ${home}, and release it again.`);
  fs.rmSync(home, { recursive: true });
  await released('2.1.0');
  expect(printed.at(-1)).toBe('mfe-league 2.1.0 is in use.');
});

test('a release deletes versions that nobody can request any more, and lists them', async () => {
  await staged('2.0.0');
  const old = new Date(Date.now() - 31 * DAY_MS);
  fs.utimesSync(path.join(place.releases, NAME, '2.0.0/release.json'), old, old);
  await released('2.1.0');
  expect(printed).toContain('Deleted after 30 days: 2.0.0');
  printed = [];
  await released('2.2.0');
  expect(printed.join('\n')).not.toContain('Deleted');
});
