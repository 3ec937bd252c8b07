import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { ROOT } from '../run.mjs';
import { USED_BY_ALL } from './packages.mjs';

/** Folders that commands write, not people. */
const WRITTEN = ['node_modules', 'dist', 'var', 'test-results', 'coverage'];

/** Without links: an editor’s lock is one to nothing, and git has every source as a file. */
function filesIn(folder, skipped = []) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.includes(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(file, skipped);
      return entry.isFile() ? [file] : [];
    });
}

const digest = (parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/**
 * The built product of a checkout, and whether it matches the sources. Nx cannot check that without a background
 * process: it would delete every built file and copy it from its cache again, while a server is starting from them.
 */
export function productOf(root = ROOT) {
  const record = path.join(root, '.nx/product');
  const parts = ['server', 'shell', ...remotesIn(root)];
  const folders = ['shared', ...parts].map((part) => path.join(root, part));
  const files = [
    ...USED_BY_ALL.map((name) => path.join(root, name)),
    ...folders.flatMap((folder) => filesIn(folder, WRITTEN)),
  ];
  // Read before the build: a change during the build is not part of it.
  const sources = digest([process.version, ...files.flatMap((file) => [file, readFileSync(file)])]);
  const built = () => {
    const made = parts.flatMap((part) => filesIn(path.join(root, part, 'dist')));
    return digest(made.map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`));
  };
  return {
    /** Deletes the builds of remotes that only another branch has: git leaves them, and the server would serve them. */
    removeLeftBuilds() {
      for (const entry of readdirSync(root, { withFileTypes: true })) {
        if (!entry.isDirectory() || !entry.name.startsWith('mfe-') || parts.includes(entry.name)) continue;
        rmSync(path.join(root, entry.name, 'dist'), { recursive: true, force: true });
      }
    },
    isCurrent: () => existsSync(record) && readFileSync(record, 'utf8') === `${sources} ${built()}`,
    /** Records that the built files match the sources. */
    note() {
      mkdirSync(path.dirname(record), { recursive: true });
      writeFileSync(record, `${sources} ${built()}`);
    },
  };
}
