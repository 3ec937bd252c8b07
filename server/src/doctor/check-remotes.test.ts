import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openRegistry } from '../platform/remotes';
import { checkRemotes } from './check-remotes';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'check-remotes-'));
  write('shell/dist/index.html', '');
  write('mfe-a/dist/remote.json', JSON.stringify({ name: 'mfe-a', routes: [] }));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function write(name: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), content);
}
const found = () => {
  const places = { root, releases: path.join(root, 'releases'), addresses: new Map() };
  return checkRemotes(
    { root },
    openRegistry(places, () => undefined),
  );
};
const missing = (version: string) => ({ version, manifest: '0'.repeat(64), address: null, since: '2026-11-20' });
const point = (pointer: object) => {
  const whole = { format: 1, name: 'mfe-a', current: null, previous: [], canary: null, ...pointer };
  write('releases/mfe-a/pointer.json', JSON.stringify(whole));
};
/** Without parentheses: the reason is part of the message already. */
const notServed = (version: string) => `mfe-a ${version} is not served: ENOENT[^()]*`;

test('a release that is not served is found with its reason, once, and with the commands that help', async () => {
  point({ current: missing('2.8.0'), canary: { ...missing('2.9.0'), share: 10 } });
  const [finding, ...others] = await found();
  expect(others).toEqual([]);
  expect(finding?.message).toMatch(new RegExp(`^${notServed('2.8.0')}\n${notServed('2.9.0')}\\.$`));
  expect(finding?.remedy).toMatch(/\(npm run release -- mfe-a\).*\(npm run rollback -- mfe-a\)/);
});

test('a canary that is not served is to be stopped: a rollback would take back the release beside it', async () => {
  point({ canary: { ...missing('2.9.0'), share: 10 } });
  const message = expect.stringMatching(`^${notServed('2.9.0')}\\.$`);
  const remedy = 'Zaustavite probnu inačicu: npm run canary -- mfe-a stop';
  expect(await found()).toEqual([{ level: 'error', message, remedy }]);
});

test.each([
  [
    'a pointer',
    'releases/mfe-a/pointer.json',
    /pointer\.json cannot be read; .* \(.*JSON.*\)\.$/,
    /npm run release -- m/,
  ],
  ['a build', 'mfe-a/dist/remote.json', /The remote in .* cannot be read \(.*JSON.*\)\.$/, /npm run build/],
])('%s that cannot be read is found with its reason, and its own remedy', async (_what, file, message, remedy) => {
  write('mfe-b/dist/remote.json', JSON.stringify({ name: 'mfe-b', routes: [] }));
  write(file, '{"format":');
  const finding = { message: expect.stringMatching(message), remedy: expect.stringMatching(remedy) };
  expect(await found()).toMatchObject([finding]);
});
