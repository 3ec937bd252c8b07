import type { RegistryEntry } from '@club/shared/federation';
import { registry } from '../testing/registry';
import { containerOf } from './remote-container';

const HERE = location.origin;
const named: RegistryEntry = {
  ...(registry[0] as RegistryEntry),
  entry: '/remotes/mfe-account/mf-manifest.json',
  container: { script: '/remotes/mfe-account/remoteEntry.1.js', global: 'mfe_account' },
};
const { container: _, ...unnamed } = named;
const manifest = { metaData: { globalName: 'mfe_account', remoteEntry: { path: '', name: 'remoteEntry.2.js' } } };
const container = { init: () => undefined, get: () => Promise.resolve(() => undefined) };

/** What the page's scripts do, by address; a script at any other address is missing. */
let scripts: Record<string, () => void>;
let asked: string[];
const defines = () => Object.assign(window, { mfe_account: container });

beforeEach(() => {
  scripts = {};
  asked = [];
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const script = nodes[0] as HTMLScriptElement;
    asked.push(script.src);
    const run = scripts[script.src];
    run?.();
    script.dispatchEvent(new Event(run ? 'load' : 'error'));
  });
  jest.spyOn(window, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    return Response.json(manifest);
  });
});
afterEach(() => jest.restoreAllMocks());

test('the first attempt loads the script in the server’s registry directly', async () => {
  scripts[`${HERE}/remotes/mfe-account/remoteEntry.1.js`] = defines;
  expect(await containerOf(named, 0)).toBe(container);
  expect(asked).toEqual([`${HERE}/remotes/mfe-account/remoteEntry.1.js`]);
});

test.each([
  ['that the server could not read', unnamed, 0, ''],
  ['whose script has failed', named, 2, '?retry=2'],
])('the manifest is read for a remote %s', async (_name, entry, attempt, query) => {
  scripts[`${HERE}/remotes/mfe-account/remoteEntry.2.js${query}`] = defines;
  expect(await containerOf(entry, attempt)).toBe(container);
  expect(asked).toEqual([
    `${HERE}/remotes/mfe-account/mf-manifest.json${query}`,
    `${HERE}/remotes/mfe-account/remoteEntry.2.js${query}`,
  ]);
});

test('a script that is missing, or that throws after an earlier success, is not a remote', async () => {
  await expect(containerOf(named, 0)).rejects.toThrow('Failed to load');
  defines();
  scripts[`${HERE}/remotes/mfe-account/remoteEntry.1.js`] = () => undefined;
  await expect(containerOf(named, 0)).rejects.toThrow('has not defined mfe_account');
});

test('a script that never loads times out', async () => {
  jest.useFakeTimers();
  jest.mocked(document.head.append).mockImplementation(() => undefined);
  const outcome = expect(containerOf(named, 0)).rejects.toThrow('timed out');
  await jest.advanceTimersByTimeAsync(5_000);
  await outcome;
  jest.useRealTimers();
});

test('a manifest that never comes times out', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('timed out')));
  jest.mocked(window.fetch).mockImplementation((_url, init) => {
    init?.signal?.throwIfAborted();
    return new Promise(() => undefined);
  });
  await expect(containerOf(unnamed, 0)).rejects.toThrow('timed out');
  expect(limit).toHaveBeenCalledWith(5_000);
});

test.each([
  ['is missing', new Response('', { status: 404 }), 'answers 404'],
  ['is a page', new Response('<!doctype html>'), 'JSON'],
  ['names no script', Response.json({}), 'metaData'],
])('a manifest that %s is refused', async (_name, answer, message) => {
  jest.mocked(window.fetch).mockResolvedValue(answer);
  await expect(containerOf(unnamed, 0)).rejects.toThrow(message);
});
