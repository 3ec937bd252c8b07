import { execSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../run.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

/** npm prefers it to package-lock.json, so that it must not be left. */
const SHRINKWRAP = path.join(ROOT, 'npm-shrinkwrap.json');
const removeShrinkwrap = () => rmSync(SHRINKWRAP, { force: true });

const readLock = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

/** Whether node_modules matches package-lock.json, according to npm's own record of the installation. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(ROOT, record))) return false;
  const installed = readLock(record).packages;
  return Object.entries(readLock('package-lock.json').packages).every(
    ([where, { version, optional, peer }]) =>
      !where.includes('node_modules/') || optional || peer || installed[where]?.version === version,
  );
}

/** With what builds the product, which npm leaves out where NODE_ENV=production is set. */
const npmCi = (options) => run(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], options);

/** The lock file with the addresses of the archives, as registries have them; checksums are checked as always. */
function lockWithAddresses() {
  const registry = execSync('npm config get registry', { cwd: ROOT, encoding: 'utf8' }).trim();
  const lock = readLock('package-lock.json');
  for (const [where, entry] of Object.entries(lock.packages)) {
    if (!entry.integrity || entry.resolved) continue;
    const name = entry.name ?? where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const archive = `${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
    entry.resolved = new URL(archive, registry.endsWith('/') ? registry : `${registry}/`).href;
  }
  return JSON.stringify(lock);
}

/**
 * `npm ci`, without asking the registry for the address of each package's archive: package-lock.json names no registry,
 * and 1,600 answers take a third of the installation. npm reads the file that is written here instead of
 * package-lock.json.
 */
async function npmCiByAddress() {
  try {
    writeFileSync(SHRINKWRAP, lockWithAddresses());
    return await npmCi({ beforeEnd: removeShrinkwrap });
  } finally {
    removeShrinkwrap();
  }
}

/** Installs the dependencies if they are missing or do not match the lock file. Requires only Node and npm. */
export async function install() {
  if (isInstalled() && !existsSync(SHRINKWRAP)) return;
  await oneAtATime(async () => {
    // An installation that was killed has left it.
    removeShrinkwrap();
    // Another command may have installed them meanwhile.
    if (isInstalled()) return;
    console.log('Instaliram ovisnosti (npm ci) …');
    // A registry may keep its archives elsewhere.
    if ((await npmCiByAddress()) !== 0 && (await npmCi()) !== 0) throw new Error('npm ci did not succeed; see above.');
  });
}
