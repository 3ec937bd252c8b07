import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', 'testing']);
const isTest = (name) => /\.(test|bench)\.[a-z]+$/.test(name);

/** Parts that are built, each with the folders that go into it beside its own. */
const PARTS = [
  { name: 'server', from: ['shared/src/contracts', 'shared/src/federation'] },
  ...['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))].map((name) => ({
    name,
    from: ['shared'],
  })),
];

function addFolder(hash, folder) {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!LEFT_OUT.has(entry.name)) addFolder(hash, file);
    } else if (!isTest(entry.name)) hash.update(file).update(readFileSync(path.join(root, file)));
  }
}

/** A fingerprint of all that a part is built from. */
function fingerprint({ name, from }) {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.base.json']) {
    hash.update(readFileSync(path.join(root, file)));
  }
  for (const folder of [name, ...from]) addFolder(hash, folder);
  return hash.digest('hex');
}

const stampOf = (name) => path.join(root, 'var/built', name);

function isBuilt(part, print) {
  const stamp = stampOf(part.name);
  return existsSync(path.join(root, part.name, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

/** Builds, through lerna, the parts whose sources are not those of their last build. */
export async function build() {
  const prints = new Map(PARTS.map((part) => [part, fingerprint(part)]));
  const stale = [...prints].filter(([part, print]) => !isBuilt(part, print));
  if (stale.length === 0) return;
  console.log(`Gradim: ${stale.map(([part]) => part.name).join(', ')} …`);
  const scopes = stale.flatMap(([part]) => ['--scope', `@club/${part.name}`]);
  const lerna = path.join(root, 'node_modules/lerna/dist/cli.js');
  const args = [lerna, 'run', 'build', '--concurrency', '2', '--stream', '--loglevel', 'warn', ...scopes];
  const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_SKIP_NX_CACHE: 'true' };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error('The build did not succeed; see above.');
  mkdirSync(path.join(root, 'var/built'), { recursive: true });
  for (const [part, print] of stale) writeFileSync(stampOf(part.name), print);
}

if (process.argv[1] === import.meta.filename) await build();
