import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../run.mjs';

/** An npm that installs until its input ends, and does not end with a signal to the command that started it. */
const NPM = `#!/bin/sh
if [ "$1" = config ]; then echo https://registry.example/; exit; fi
echo installing $$
exec cat
`;
const COMMAND = `
  const { install } = await import('./deploy/local/install.mjs');
  await install().then(() => console.log('installed'), (error) => console.log(error.message));`;

let checkout;
let command;
beforeEach(() => {
  checkout = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'checkout-')));
  for (const file of ['run.mjs', 'lock/lock.mjs', 'local/install.mjs', 'local/one-at-a-time.mjs']) {
    cpSync(path.join(ROOT, 'deploy', file), path.join(checkout, 'deploy', file));
  }
  const packages = { 'node_modules/luxon': { version: '3.7.2', integrity: 'sha512-x' } };
  write('package-lock.json', JSON.stringify({ packages }));
  write('bin/npm', NPM, 0o755);
});
afterEach(() => {
  command?.kill('SIGKILL');
  rmSync(checkout, { recursive: true });
});

function write(name, text, mode) {
  mkdirSync(path.dirname(path.join(checkout, name)), { recursive: true });
  writeFileSync(path.join(checkout, name), text, { mode });
}

const withAddresses = () => path.join(checkout, 'npm-shrinkwrap.json');
const isLeft = () => existsSync(withAddresses());
const addressOfLuxon = () => JSON.parse(readFileSync(withAddresses(), 'utf8')).packages['node_modules/luxon'].resolved;

function start(settings = {}) {
  const env = {
    ...process.env,
    ...settings,
    NODE_OPTIONS: '',
    PATH: `${path.join(checkout, 'bin')}${path.delimiter}${process.env.PATH}`,
  };
  const options = ['--input-type=module', '-e', COMMAND];
  command = spawn(process.execPath, options, { cwd: checkout, env, stdio: ['pipe', 'pipe', 'inherit'] });
  command.stdout.setEncoding('utf8');
}

/** @returns what is found in all that was printed, in however many pieces it arrives */
async function untilPrinted(expression) {
  let printed = '';
  for await (const piece of command.stdout.iterator({ destroyOnReturn: false })) {
    printed += piece;
    const found = printed.match(expression);
    if (found) return found;
  }
  throw new Error(`The command ended, and has printed only: ${printed}`);
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'an installation that is ended by %s leaves no npm at work, and no lock file that npm would prefer',
  async (signal) => {
    start();
    const pid = Number((await untilPrinted(/installing (\d+)\n/))[1]);
    expect(addressOfLuxon()).toBe('https://registry.example/luxon/-/luxon-3.7.2.tgz');
    command.kill(signal);
    expect(await once(command, 'exit')).toEqual([null, signal]);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(isLeft()).toBe(false);
  },
);

test('neither does one that is completed', async () => {
  start();
  await untilPrinted(/installing/);
  expect(isLeft()).toBe(true);
  command.stdin.end();
  await untilPrinted(/installed/);
  expect(isLeft()).toBe(false);
});

test.each([
  [
    'where the archives are elsewhere, npm asks for their addresses',
    'test ! -e npm-shrinkwrap.json && echo asked',
    'asked\ninstalled',
  ],
  ['what npm cannot install either is an error', 'exit 1', 'npm ci did not succeed; see above.'],
])('%s', async (_what, trying, printed) => {
  write('bin/npm', `#!/bin/sh\nif [ "$1" = config ]; then echo https://registry.example; exit; fi\n${trying}\n`, 0o755);
  start();
  await untilPrinted(new RegExp(`^${printed}$`, 'm'));
});

test('where NODE_ENV=production is set, as on a server, what builds the product is installed too', async () => {
  rmSync(path.join(checkout, 'bin/npm'));
  write('builder/package.json', JSON.stringify({ name: 'builder', version: '1.0.0' }));
  const root = { name: 'club', devDependencies: { builder: 'file:builder' } };
  write('package.json', JSON.stringify(root));
  const packages = { '': root, builder: { dev: true }, 'node_modules/builder': { resolved: 'builder', link: true } };
  write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages }));
  start({ NODE_ENV: 'production' });
  await untilPrinted(/installed/);
  expect(existsSync(path.join(checkout, 'node_modules/builder/package.json'))).toBe(true);
});

test('one that a killed installation has left is removed by the next command, although all is installed', async () => {
  const packages = { 'node_modules/luxon': { version: '3.7.2' } };
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  write('npm-shrinkwrap.json', '{}');
  start();
  await untilPrinted(/installed/);
  expect(isLeft()).toBe(false);
});
