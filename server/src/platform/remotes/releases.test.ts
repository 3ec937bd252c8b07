import fs from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { NAME, type Pointed, remoteJson, suiteForTests } from './testing-releases';

const suite = suiteForTests();
const { entry, file, point, release, reported, version, write } = suite;

test('without a release the build of the checkout is served; a moved pointer takes effect at once', async () => {
  expect(await version()).toBe('2.0.0');
  const first = release('2.1.0');
  expect(await version()).toBe('2.0.0');
  point({ current: first });
  expect(await entry()).toMatchObject({
    version: '2.1.0',
    entry: `/remotes/${NAME}/2.1.0/mf-manifest.json`,
    container: { script: `/remotes/${NAME}/2.1.0/main.js`, global: 'mfe_league' },
    preload: { '': [`/remotes/${NAME}/2.1.0/main.js`] },
  });
  point({ current: release('2.2.0'), previous: [first] });
  expect(await version()).toBe('2.2.0');
  // Pages that were opened before still request these.
  expect([await file('2.1.0/main.js'), await file('main.js')]).toEqual(['release 2.1.0', 'build of the checkout']);
  point({ current: null });
  expect(await version()).toBe('2.0.0');
});

describe('instead of a release that must not be served the previous one is used', () => {
  let first: Pointed;
  beforeEach(() => {
    first = release('2.1.0');
  });
  const expectRefused = async (reason: string) => {
    expect(await entry()).toMatchObject({ version: '2.1.0' });
    expect([await version(), await version()]).toEqual(['2.1.0', '2.1.0']);
    // Once, not on each page.
    expect(reported()).toEqual([expect.stringContaining(reason)]);
    await suite.restart();
    // And after a restart.
    expect(await version()).toBe('2.1.0');
  };

  test('one that is incomplete', async () => {
    const half = release('2.2.0');
    fs.rmSync(suite.folder(`releases/${NAME}/2.2.0/main.js`));
    point({ current: half, previous: [first] });
    await expectRefused('main.js');
    expect((await suite.app.inject({ url: `/remotes/${NAME}/2.2.0/remote.json` })).statusCode).toBe(404);
  });

  test('one whose file was changed afterwards', async () => {
    const changed = release('2.2.0');
    write(`releases/${NAME}/2.2.0/main.js`, 'something else');
    point({ current: changed, previous: [first] });
    await expectRefused('main.js is not the one that release.json promises');
  });

  test('one that was replaced as a whole', async () => {
    const meant = release('2.2.0');
    release('2.2.0', { shared: '^2.0.0' });
    point({ current: meant, previous: [first] });
    await expectRefused('not the one that was released');
  });

  test('one in the folder of another version', async () => {
    fs.cpSync(suite.folder(`releases/${NAME}/2.1.0`), suite.folder(`releases/${NAME}/2.2.0`), { recursive: true });
    point({ current: { ...first, version: '2.2.0' }, previous: [first] });
    await expectRefused(`release.json is of ${NAME} 2.1.0, not of ${NAME} 2.2.0`);
  });

  test('one that needs a newer shared', async () => {
    point({ current: release('2.2.0', { shared: '^2.9.0' }), previous: [first] });
    await expectRefused('Needs @club/shared ^2.9.0; the shell provides 2.1.0');
  });

  test('one of another contract', async () => {
    point({ current: release('2.2.0', { contract: 2 }), previous: [first] });
    await expectRefused('Keeps contract 2; the shell keeps 1');
  });
});

test('without a previous release, the build of the checkout is served instead of an unfit one', async () => {
  point({ current: release('3.0.0', { shared: '^3.0.0' }) });
  expect(await entry()).toMatchObject({ version: '2.0.0', entry: `/remotes/${NAME}/mf-manifest.json` });
});

test('neither a remote that was never built, nor one that was only announced, is listed', async () => {
  write('mfe-planned/package.json', '{}');
  point({ current: null });
  expect((await suite.app.inject({ url: '/registry.json' })).json()).toMatchObject([{ name: NAME }]);
  fs.rmSync(suite.folder(NAME), { recursive: true });
  expect((await suite.app.inject({ url: '/registry.json' })).json()).toEqual([]);
});

test('without a previous release, an unfit release is listed as refused, with a reason for an engineer', async () => {
  fs.rmSync(suite.folder(NAME), { recursive: true });
  point({ current: release('3.0.0', { shared: '^3.0.0' }) });
  expect(await entry()).toMatchObject({
    preload: {},
    refused: 'Needs @club/shared ^3.0.0; the shell provides 2.1.0',
  });
});

test('a malformed pointer removes nothing', async () => {
  point({ current: release('2.1.0') });
  expect(await version()).toBe('2.1.0');
  write(`releases/${NAME}/pointer.json`, '{"format":1,"name":"mfe-');
  expect([await version(), await version(), await version()]).toEqual(['2.1.0', '2.1.0', '2.1.0']);
  expect(reported()).toHaveLength(1);
  point({ current: release('2.2.0') });
  expect(await version()).toBe('2.2.0');
  // Longer than any pointer: not even read.
  write(`releases/${NAME}/pointer.json`, `{"format":1}${' '.repeat(1024 * 1024)}`);
  expect(await version()).toBe('2.2.0');
  expect(reported()).toHaveLength(1);
});

test('a fault lasts as long as its cause, and is reported once', async () => {
  write('mfe-half/dist/remote.json', '{"name":');
  write('releases/mfe-odd/pointer.json', '{"format":');
  point({ current: release('3.0.0', { shared: '^3.0.0' }) });
  expect([await version(), await version()]).toEqual(['2.0.0', '2.0.0']);
  const expected = ['mfe-half', 'mfe-odd', '3.0.0 is not served'].map((about) => expect.stringContaining(about));
  expect(suite.faults()).toEqual(expect.arrayContaining(expected));
  expect(reported()).toHaveLength(3);
  for (const folder of ['mfe-half', 'releases']) fs.rmSync(suite.folder(folder), { recursive: true });
  expect(await version()).toBe('2.0.0');
  expect(suite.faults()).toEqual([]);
});

test('files beside a release are not served, nor those of a remote that does not exist', async () => {
  point({ current: release('2.1.0') });
  expect((await suite.app.inject({ url: '/remotes/mfe-none/main.js' })).statusCode).toBe(404);
  for (const name of ['2.1.0/../pointer.json', '2.1.0/..%2fpointer.json', 'pointer.json', '.draft']) {
    expect((await suite.app.inject({ url: `/remotes/${NAME}/${name}` })).statusCode).toBeGreaterThanOrEqual(400);
  }
});

describe('a static host', () => {
  let host: Server;
  let address: string;
  beforeEach(async () => {
    host = createServer((request, response) => {
      const wanted = suite.folder(`host${request.url}`);
      if (!fs.existsSync(wanted)) return response.writeHead(404).end();
      return response.end(fs.readFileSync(wanted));
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/2.2.0/`;
  });
  afterEach(() => host.close());

  test('serves a release that the pointer names by address, and the page may load it', async () => {
    point({ current: release('2.2.0', { folder: 'host/2.2.0', address }), previous: [release('2.1.0')] });
    expect(await entry()).toMatchObject({ version: '2.2.0', entry: `${address}mf-manifest.json` });
    const page = await suite.page();
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${new URL(address).origin};`);
  });

  test('with other content than the release is not used', async () => {
    const pointed = release('2.2.0', { folder: 'host/2.2.0', address });
    write('host/2.2.0/remote.json', remoteJson({ version: '2.2.0', routes: [{ path: '/stolen' }] }));
    point({ current: pointed, previous: [release('2.1.0')] });
    expect(await version()).toBe('2.1.0');
  });

  test('that hangs delays the first page once, not for each remote and release', async () => {
    const versions = ['2.4.0', '2.3.0', '2.2.0', '2.1.0'];
    let requests = 0;
    let concurrentRequests: number | undefined;
    host.removeAllListeners('request').on('request', (request: IncomingMessage) => {
      requests += 1;
      request.on('close', () => {
        concurrentRequests ??= requests;
      });
      if (requests === 2 * versions.length) host.closeAllConnections();
    });
    for (const name of [NAME, 'mfe-account']) {
      const [current, canary, ...previous] = versions.map((each) =>
        release(each, { folder: `host/${each}`, address: new URL(`/${name}/${each}/`, address).href }),
      );
      const pointer = { format: 1, name, current, previous, canary: { ...canary, share: 10 } };
      write(`releases/${name}/pointer.json`, JSON.stringify(pointer));
    }
    // On a busy machine the first would be given up before the last has arrived.
    const timeouts = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    expect(await version()).toBe('2.0.0');
    timeouts.mockRestore();
    expect(concurrentRequests).toBe(2 * versions.length);
  });
});
