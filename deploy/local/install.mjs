import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const lockOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** Whether node_modules matches package-lock.json, according to npm's own record of the installation. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, record))) return false;
  const installed = lockOf(record);
  return Object.entries(lockOf('package-lock.json')).every(
    ([where, { version, optional, peer }]) =>
      !where.includes('node_modules/') || optional || peer || installed[where]?.version === version,
  );
}

/** Installs the dependencies if they are missing or do not match the lock file. Requires only Node and npm. */
export async function install() {
  if (isInstalled()) return;
  console.log('Instaliram ovisnosti (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm ci did not succeed; see above.');
}
