import fs from 'node:fs';
import path from 'node:path';
import { canary, promoteCanary, release, rollback } from './commands';
import { readPointer } from './pointer';
import { status } from './status';
import { folderForTests } from './testing-folder';
import { type StaticHost, staticHost } from './testing-static-host';

const { jest } = import.meta;
const NAME = 'mfe-league';
const folder = folderForTests();
let place: { releases: string };
let printed: string[];
let hosts: StaticHost[];
beforeEach(() => {
  place = { releases: folder.releases };
  folder.serverStarts();
  printed = [];
  hosts = [];
  jest.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const host of hosts) await host.stop();
});

async function released(versions: string[], more: { target?: string; address?: string; staged?: boolean } = {}) {
  for (const version of versions) {
    await release(NAME, { ...place, staged: false, ...more, built: folder.build(version), keepDays: 30 });
  }
}
/** A host of its own folder, to which these are released. */
async function releasedAt(...versions: string[]): Promise<StaticHost> {
  const host = await staticHost(`${place.releases}-host-${hosts.length}`);
  hosts.push(host);
  await released(versions, { target: host.folder, address: host.address });
  return host;
}
const lose = (file: string) => fs.rmSync(path.join(place.releases, NAME, file), { recursive: true });
const pointer = async () => {
  const { current, previous, canary: tried } = await readPointer(place.releases, NAME);
  return [current?.version, previous.map(({ version }) => version), tried?.version];
};
const lies = async () => (await readPointer(place.releases, NAME)).current?.address;

test('a rollback goes to the first earlier release that is intact, and says which it skipped, and why', async () => {
  await released(['2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0', '2.6.0']);
  lose('2.5.0');
  lose('2.4.0/main.js');
  fs.writeFileSync(path.join(place.releases, NAME, '2.3.0/main.js'), 'changed');
  printed = [];
  await rollback(NAME, undefined, place);
  expect(printed).toEqual([
    expect.stringMatching(/^Skipped 2\.5\.0: mfe-league 2\.5\.0 is incomplete in .*: release\.json is missing\.$/),
    expect.stringMatching(/^Skipped 2\.4\.0: mfe-league 2\.4\.0 is incomplete in .*: main\.js is missing\.$/),
    'Skipped 2.3.0: main.js of mfe-league 2.3.0 has changed.',
    'mfe-league: 2.2.0 is in use again.',
  ]);
  expect(await pointer()).toEqual(['2.2.0', ['2.1.0'], undefined]);
});

test('a release that was put there again under the same version is not the one that a rollback goes back to', async () => {
  await released(['2.1.0', '2.2.0', '2.3.0']);
  lose('2.2.0');
  await released(['2.2.0'], { staged: true });
  const manifest = path.join(place.releases, NAME, '2.2.0/release.json');
  fs.appendFileSync(manifest, '\n');
  await rollback(NAME, undefined, place);
  expect(printed.slice(-2)).toEqual([
    'Skipped 2.2.0: The release.json of mfe-league 2.2.0 is not the one that was released.',
    'mfe-league: 2.1.0 is in use again.',
  ]);
});

test('where no earlier release is intact, the build of the checkout is in use, as before the first release', async () => {
  await released(['2.1.0', '2.2.0']);
  lose('2.1.0');
  await rollback(NAME, undefined, place);
  expect(printed.slice(-2)).toEqual([
    expect.stringMatching(/^Skipped 2\.1\.0: /),
    'mfe-league: the server’s checkout is in use again, if it has a build.',
  ]);
  expect(await pointer()).toEqual([undefined, [], undefined]);
});

test('a named release that is broken is refused, and the pointer stays', async () => {
  await released(['2.1.0', '2.2.0', '2.3.0']);
  lose('2.1.0/preload.json');
  await expect(rollback(NAME, '2.1.0', place)).rejects.toThrow('preload.json is missing');
  expect(await pointer()).toEqual(['2.3.0', ['2.2.0', '2.1.0'], undefined]);
});

test('a canary that is broken is not promoted', async () => {
  await released(['2.1.0']);
  await released(['2.2.0'], { staged: true });
  await canary(NAME, '2.2.0', 10, place);
  lose('2.2.0/preload.json');
  await expect(promoteCanary(NAME, place)).rejects.toThrow('preload.json is missing');
  expect(await pointer()).toEqual(['2.1.0', [], '2.2.0']);
});

test('the status names a broken release in use, what is served instead of it, and a broken canary', async () => {
  await released(['2.1.0', '2.2.0', '2.3.0']);
  await released(['2.4.0'], { staged: true });
  await canary(NAME, '2.4.0', 10, place);
  for (const version of ['2.2.0', '2.3.0', '2.4.0']) lose(`${version}/main.js`);
  printed = [];
  await status(NAME, place);
  expect(printed).toEqual([
    expect.stringMatching(/^mfe-league: 2\.3\.0 since /),
    expect.stringMatching(
      /^ {2}refused, 2\.1\.0 is in use: mfe-league 2\.3\.0 is incomplete in .*main\.js is missing\.$/,
    ),
    '  canary 2.4.0, 10 % of the browsers',
    expect.stringMatching(/^ {2}refused, nobody tries it: mfe-league 2\.4\.0 is incomplete/),
    '  before: 2.2.0, 2.1.0',
  ]);
});

test('a rollback is possible while a static host is down: each of its releases is skipped, and asked for once', async () => {
  await released(['2.1.0']);
  const host = await releasedAt('2.2.0', '2.3.0');
  await released(['2.4.0']);
  await host.stop();
  await rollback(NAME, undefined, place);
  expect(printed.slice(-3)).toEqual([
    `Skipped 2.3.0: ${host.address}/mfe-league/2.3.0/release.json does not answer (ECONNREFUSED).`,
    `Skipped 2.2.0: ${host.address} does not answer.`,
    'mfe-league: 2.1.0 is in use again.',
  ]);
});

test('a rollback goes to a release whose host sends no header for pages of another: it was in use like that', async () => {
  const host = await releasedAt('2.1.0', '2.2.0');
  await host.stop();
  hosts.push(await staticHost(host.folder, { headers: {}, port: Number(new URL(host.address).port) }));
  await rollback(NAME, undefined, place);
  expect([await lies(), await pointer()]).toEqual([`${host.address}/mfe-league/2.1.0/`, ['2.1.0', [], undefined]]);
});

test('a rollback goes to the release at the address that it is given, named or not', async () => {
  const dead = await releasedAt('2.1.0', '2.2.0', '2.3.0');
  const copy = await staticHost(dead.folder);
  hosts.push(copy);
  await dead.stop();
  const there = { ...place, address: copy.address };
  await rollback(NAME, undefined, there);
  expect([await lies(), await pointer()]).toEqual([
    `${copy.address}/mfe-league/2.2.0/`,
    ['2.2.0', ['2.1.0'], undefined],
  ]);
  await rollback(NAME, '2.1.0', there);
  expect([await lies(), await pointer()]).toEqual([`${copy.address}/mfe-league/2.1.0/`, ['2.1.0', [], undefined]]);
});

test('an address where no earlier release lies, or that is none, is refused, and the pointer stays', async () => {
  await released(['2.1.0', '2.2.0']);
  const empty = await releasedAt();
  const { address } = empty;
  await expect(rollback(NAME, undefined, { ...place, address })).rejects.toThrow(
    `No earlier release of mfe-league lies at ${address}.`,
  );
  await expect(rollback(NAME, '2.1.0', { ...place, address })).rejects.toThrow('2.1.0/release.json answers 404');
  await expect(rollback(NAME, undefined, { ...place, address: 'nonsense' })).rejects.toThrow('--address is not an');
  expect(await pointer()).toEqual(['2.2.0', ['2.1.0'], undefined]);
});
