import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refuseUnfit, shellVersionOf } from './compatibility';

const entry = {
  name: 'mfe-account',
  routes: [{ path: '/price-list' }],
  entry: '/remotes/mfe-account/mf-manifest.json',
  preload: { '': ['/remotes/mfe-account/main.js'] },
};

test.each([
  ['2.1.0', '^2.1.0'],
  ['2.4.0', '^2.1.0'],
  [undefined, '^2.1.0'],
  ['2.1.0', undefined],
])('a shell with %s serves a remote that needs %s', (provided, shared) => {
  const fit = { ...entry, ...(shared && { shared }) };
  expect(refuseUnfit(fit, { shared: provided })).toEqual(fit);
});

test.each([
  ['2.1.0', '^2.2.0'],
  ['3.0.0', '^2.1.0'],
])('a shell with %s hints at no script of a remote that needs %s, with the reason', (provided, shared) => {
  const refused = refuseUnfit({ ...entry, shared }, { shared: provided });
  expect(refused).toMatchObject({ name: 'mfe-account', routes: entry.routes, preload: {} });
  expect(refused.refused).toBe(`Needs @club/shared ${shared}; the shell provides ${provided}`);
});

test.each([
  [1, 1],
  // A shell built before it had a contract number, and a remote without one.
  [undefined, 2],
  [1, undefined],
])('a shell of contract %s serves a remote of contract %s', (kept, contract) => {
  const fit = { ...entry, ...(contract && { contract }) };
  expect(refuseUnfit(fit, { contract: kept })).toEqual(fit);
});

test.each([1, 3])('a shell of contract 2 refuses a remote of contract %s, with the reason', (contract) => {
  const refused = refuseUnfit({ ...entry, contract }, { shared: '2.1.0', contract: 2 });
  expect(refused).toMatchObject({ preload: {}, refused: `Keeps contract ${contract}; the shell keeps 2` });
});

test.each([
  ['2.1.0', '{"version":"2.1.0","shared":"2.6.0","contract":1}'],
  // Of a build that does not say it; the version of shared is not the shell's.
  [null, '{"shared":"2.6.0","contract":1}'],
])('the version of the shell is %s where its build reports %s', async (version, suite) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'shell-'));
  try {
    fs.mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
    fs.writeFileSync(path.join(root, 'shell/dist/suite.json'), suite);
    expect(await shellVersionOf(root)).toBe(version);
  } finally {
    fs.rmSync(root, { recursive: true });
  }
});
