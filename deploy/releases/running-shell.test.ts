import fs from 'node:fs';
import path from 'node:path';
import { canary, promoteCanary, release, rollback, stopCanary } from './commands';
import { readPointer } from './pointer';
import { status } from './status';
import { folderForTests } from './testing-folder';

const { jest } = import.meta;
const folder = folderForTests();
let releases: string;
let printed: string[];
beforeEach(() => {
  releases = folder.releases;
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterEach(() => jest.restoreAllMocks());

const shellRuns = (shared: string, contract = 1, addresses?: Record<string, string>) =>
  folder.serverStarts({ shared, contract, addresses });
const released = (version: string, requirements: { shared?: string; contract?: number } = {}, staged = false) =>
  release('mfe-league', { releases, built: folder.build(version, requirements), staged, keepDays: 30 });
const inUse = async () => (await readPointer(releases, 'mfe-league')).current?.version;
const inFolder = () => fs.readdirSync(releases).sort();

test('a release that the running shell would refuse is refused before anything is written', async () => {
  shellRuns('2.4.0');
  await released('2.3.0', { shared: '^2.4.0', contract: 1 });
  await expect(released('2.4.0', { shared: '^2.5.0' })).rejects.toThrow(
    'mfe-league 2.4.0 needs @club/shared ^2.5.0, the running shell provides 2.4.0: upgrade the shell first, or release with --staged.',
  );
  await expect(released('2.4.0', { contract: 2 })).rejects.toThrow('keeps contract 2, the running shell keeps 1');
  await expect(released('2.4.0', { shared: '^1.9.0' })).rejects.toThrow('build it again for that shell');
  expect(await inUse()).toBe('2.3.0');
  expect(fs.existsSync(path.join(releases, 'mfe-league/2.4.0'))).toBe(false);

  shellRuns('2.5.0');
  await released('2.4.0', { shared: '^2.5.0' });
  expect(await inUse()).toBe('2.4.0');
});

test('it can be staged, but not tried, until the shell is upgraded', async () => {
  shellRuns('2.4.0');
  await released('2.4.0', { shared: '^2.5.0' }, true);
  const tried = () => canary('mfe-league', '2.4.0', 10, { releases });
  await expect(tried()).rejects.toThrow('the running shell provides 2.4.0: upgrade the shell first.');
  shellRuns('2.5.0');
  await tried();

  // The shell is rolled back meanwhile.
  shellRuns('2.4.0');
  await expect(promoteCanary('mfe-league', { releases })).rejects.toThrow('upgrade the shell first');
  expect(await inUse()).toBeUndefined();
});

test('a rollback to a release for an older shell is refused; without a named one it is skipped', async () => {
  shellRuns('2.4.0');
  await released('2.2.0');
  await released('2.3.0', { shared: '^2.4.0' });
  shellRuns('3.0.0');
  await released('3.0.0', { shared: '^3.0.0' });
  await expect(rollback('mfe-league', '2.3.0', { releases })).rejects.toThrow('mfe-league 2.3.0 needs @club/shared');
  expect(await inUse()).toBe('3.0.0');
  await rollback('mfe-league', undefined, { releases });
  expect(printed.slice(-2)).toEqual([
    'Skipped 2.3.0: mfe-league 2.3.0 needs @club/shared ^2.4.0, the running shell provides 3.0.0: build it again for that shell.',
    'mfe-league: 2.2.0 is in use again.',
  ]);
});

test('where no server has started yet, nothing is refused; the status marks the release as soon as one has', async () => {
  await released('2.4.0', { shared: '^2.5.0' });
  await status(undefined, { releases });
  expect(printed.join('\n')).not.toContain('refused');
  shellRuns('2.4.0');
  await status(undefined, { releases });
  expect(printed.at(-1)).toBe(
    '  refused, the build of the server’s checkout, if there is one, is in use: mfe-league 2.4.0 needs @club/shared ^2.5.0, the running shell provides 2.4.0: upgrade the shell first.',
  );
});

// As from a checkout without the RELEASES_DIR of the installation.
test('on a folder that no server reads, no command says that something is in use: it asks whether the folder is the right one', async () => {
  const question = `No server has started on ${releases}: nothing was compared with a shell. Is it the server’s RELEASES_DIR?`;
  const answered = () => printed.splice(0).slice(-2);
  await expect(rollback('mfe-league', undefined, { releases })).rejects.toThrow(
    `mfe-league was never released to ${releases}. ${question}`,
  );
  await status(undefined, { releases });
  expect(answered()).toEqual([`Nothing was released to ${releases}.`, question]);
  await released('2.2.0');
  await released('2.3.0');
  expect(answered()).toEqual(['The pointer says: mfe-league 2.3.0 is in use.', question]);
  await rollback('mfe-league', undefined, { releases });
  expect(answered()).toEqual(['The pointer says: mfe-league: 2.2.0 is in use again.', question]);
  await canary('mfe-league', '2.3.0', 10, { releases });
  expect(answered()).toEqual(['The pointer says: mfe-league 2.3.0 is tried by 10 % of the browsers.', question]);
  await promoteCanary('mfe-league', { releases });
  expect(answered()).toEqual(['The pointer says: mfe-league 2.3.0 is in use for everybody.', question]);
  await status(undefined, { releases });
  expect(printed.at(-1)).toBe(question);

  folder.serverStarts();
  await status(undefined, { releases });
  expect(printed.at(-1)).toBe('  before: 2.2.0');
});

test('a mistyped name is reported, and leaves nothing behind', async () => {
  await released('2.3.0');
  const place = { releases };
  await expect(rollback('mfe-leage', undefined, place)).rejects.toThrow('mfe-leage was never released');
  await expect(rollback('mfe-leage', '2.3.0', place)).rejects.toThrow('mfe-leage was never released');
  await expect(stopCanary('mfe-leage', place)).rejects.toThrow('mfe-leage was never released');
  await expect(canary('mfe-leage', '2.3.0', 10, place)).rejects.toThrow('mfe-leage 2.3.0 was never released');
  await expect(status('mfe-leage', place)).rejects.toThrow('There is no remote mfe-leage');
  expect(inFolder()).toEqual(['mfe-league']);
});

test('a canary of a version that was never released names the command that does it', async () => {
  await released('2.3.0');
  await expect(canary('mfe-league', '2.4.0', 10, { releases })).rejects.toThrow(
    /mfe-league 2\.4\.0 was never released .*npm run release -- mfe-league --staged/,
  );
});

test('a version that exists is announced before tests and build', async () => {
  await released('2.3.0');
  printed = [];
  await released('2.3.0');
  expect(printed[0]).toBe('mfe-league 2.3.0 was released before: only the same contents are accepted again.');
});

test('the status also names the remotes that only the server’s REMOTES has', async () => {
  shellRuns('2.4.0', 1, { 'mfe-account': 'https://static.klub.hr/mfe-account/' });
  await status(undefined, { releases });
  expect(printed).toEqual([
    'mfe-account: the server’s checkout, if it has a build',
    '  not in use: mfe-account is served from https://static.klub.hr/mfe-account/ by the server’s REMOTES',
  ]);
});

test('while the server’s REMOTES has an address of a remote, no command says that a release of it is in use', async () => {
  await released('2.2.0');
  await released('2.3.0');
  shellRuns('2.4.0', 1, { 'mfe-league': 'https://static.klub.hr/mfe-league/' });
  const refusal =
    'mfe-league is served from https://static.klub.hr/mfe-league/ by the server’s REMOTES: remove it there and restart the server first';
  await released('2.4.0', {}, true);
  for (const version of [undefined, '2.2.0']) {
    await expect(rollback('mfe-league', version, { releases })).rejects.toThrow(`${refusal}.`);
  }
  await expect(canary('mfe-league', '2.4.0', 10, { releases })).rejects.toThrow(`${refusal}.`);

  // A canary of before can be stopped, but not be put in use.
  shellRuns('2.4.0');
  await canary('mfe-league', '2.4.0', 10, { releases });
  shellRuns('2.4.0', 1, { 'mfe-league': 'https://static.klub.hr/mfe-league/' });
  await expect(promoteCanary('mfe-league', { releases })).rejects.toThrow(`${refusal}.`);
  printed = [];
  await status(undefined, { releases });
  expect(printed).toEqual([
    expect.stringMatching(/^mfe-league: 2\.3\.0 since /),
    '  not in use: mfe-league is served from https://static.klub.hr/mfe-league/ by the server’s REMOTES',
    '  canary 2.4.0, 10 % of the browsers',
    '  before: 2.2.0',
  ]);
  await stopCanary('mfe-league', { releases });
  expect(await inUse()).toBe('2.3.0');
});

test('a remote moves from an address in REMOTES to its release without another build in between: it is released first', async () => {
  shellRuns('2.4.0');
  await released('2.3.0');
  await released('2.4.0', {}, true);
  await canary('mfe-league', '2.4.0', 10, { releases });
  shellRuns('2.4.0', 1, { 'mfe-league': 'https://static.klub.hr/mfe-league/' });
  printed = [];
  await released('2.5.0');
  expect(printed.slice(-2)).toEqual([
    'mfe-league 2.5.0 is in use once mfe-league is removed from the server’s REMOTES and the server is restarted.',
    'The canary 2.4.0 is then tried by 10 % of the browsers: npm run canary -- mfe-league stop',
  ]);
  expect(await inUse()).toBe('2.5.0');
});
