import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../run.mjs';

/** In place of the server: prints the folders that its settings name, as server/src/config.ts reads them. */
const SERVER = `
  import path from 'node:path';
  const { DATA_DIR, RELEASES_DIR, BACKUP_DIR, PORT, PUBLIC_URL } = process.env;
  const data = path.resolve(DATA_DIR || './var');
  const releases = path.resolve(RELEASES_DIR || path.join(data, 'releases'));
  const backups = path.resolve(BACKUP_DIR || path.join(data, 'backups'));
  const main = path.resolve(process.argv.at(-1));
  console.log(JSON.stringify({ main, data, releases, backups, PORT, PUBLIC_URL }));`;

let checkout;
beforeEach(() => {
  checkout = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'checkout-')));
  for (const part of [
    'deploy/local',
    'deploy/lock',
    'deploy/run.mjs',
    'deploy/unknown-arguments.mjs',
    'shared/build',
  ]) {
    cpSync(path.join(ROOT, part), path.join(checkout, part), { recursive: true });
  }
  for (const folder of ['server', 'shell']) mkdirSync(path.join(checkout, folder));
  write('package-lock.json', JSON.stringify({ packages: {} }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  write('shared/package.json', JSON.stringify({ type: 'module', exports: { './build/*': './build/*' } }));
  mkdirSync(path.join(checkout, 'node_modules/@club'));
  symlinkSync(path.join(checkout, 'shared'), path.join(checkout, 'node_modules/@club/shared'));
  write('node_modules/webpack/bin/webpack.js', 'setInterval(() => undefined, 1_000);');
  write('node_modules/tsx/dist/cli.mjs', SERVER);
});
afterEach(() => rmSync(checkout, { recursive: true }));

function write(name, text) {
  mkdirSync(path.dirname(path.join(checkout, name)), { recursive: true });
  writeFileSync(path.join(checkout, name), text);
}

/** What the server of `npm run dev` starts with; its end ends the others. */
function serverWith(settings) {
  const unset = { DATA_DIR: undefined, RELEASES_DIR: undefined, BACKUP_DIR: undefined, PORT: undefined };
  const env = { ...process.env, NODE_OPTIONS: '', ...unset, ...settings };
  const { stdout, stderr } = spawnSync(process.execPath, ['deploy/local/dev.mjs'], {
    cwd: checkout,
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}
const inCheckout = (name) => path.join(checkout, name);

test.each([[{}], [{ DATA_DIR: '', RELEASES_DIR: '', BACKUP_DIR: '', PORT: '' }]])(
  'with %j the server has the folders of npm start, and ports from 8080 on',
  (settings) =>
    expect(serverWith(settings)).toEqual({
      main: inCheckout('server/src/main.ts'),
      data: inCheckout('var'),
      releases: inCheckout('var/releases'),
      backups: inCheckout('var/backups'),
      PORT: '8081',
      PUBLIC_URL: 'http://localhost:8080',
    }),
);

test('relative folders are those of npm start, too', () => {
  const settings = { DATA_DIR: 'club', RELEASES_DIR: 'released', BACKUP_DIR: 'kept' };
  expect(serverWith(settings)).toMatchObject({
    data: inCheckout('club'),
    releases: inCheckout('released'),
    backups: inCheckout('kept'),
  });
});
