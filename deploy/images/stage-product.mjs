/**
 * `node deploy/images/stage-product.mjs <folder>`: copies only what is needed at run time into an empty folder, from a
 * built repository: the server with the few packages outside its bundle, the shell and the remotes.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { ROOT } from '../run.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Packages with WebAssembly or native code: server/bundle.mjs leaves them out of its bundle. */
export const OUTSIDE = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'];

/** Those packages and all their dependencies, optional ones (native code per platform) if they are installed. */
export function packagesOutside() {
  const found = new Map();
  const visit = (name, from) => {
    const folder = folderOf(name, from);
    if (!folder || found.has(folder)) return folder !== undefined;
    found.set(folder, name);
    const { dependencies = {}, optionalDependencies = {} } = read(path.join(folder, 'package.json'));
    for (const needed of Object.keys(dependencies)) {
      if (!visit(needed, folder) && !(needed in optionalDependencies)) throw new Error(`${needed} is not installed.`);
    }
    for (const wanted of Object.keys(optionalDependencies)) visit(wanted, folder);
    return true;
  };
  for (const name of OUTSIDE) {
    if (!visit(name, path.join(ROOT, 'server'))) throw new Error(`${name} is not installed: npm ci.`);
  }
  return [...found.keys()];
}

/** The folder from which Node would load the package. */
function folderOf(name, from) {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  return places.map((place) => path.join(place, name)).find((folder) => existsSync(path.join(folder, 'package.json')));
}

function stageProduct(target) {
  const parts = ['server', 'shell', ...remotesIn(ROOT)];
  for (const part of parts) {
    const dist = path.join(ROOT, part, 'dist');
    if (!existsSync(dist)) throw new Error(`${part} is not built: npm run build.`);
    cpSync(dist, path.join(target, part, 'dist'), { recursive: true });
  }
  for (const folder of packagesOutside()) {
    cpSync(folder, path.join(target, path.relative(ROOT, folder)), {
      recursive: true,
      // Nested packages are copied separately, where they are needed.
      filter: (file) => file === folder || !path.relative(folder, file).split(path.sep).includes('node_modules'),
    });
  }
  const { version } = read(path.join(ROOT, 'server/package.json'));
  writeFileSync(path.join(target, 'package.json'), JSON.stringify({ name: 'tenis-klub', version, type: 'module' }));
}

if (process.argv[1] === import.meta.filename) {
  const target = process.argv[2];
  const refuse = (reason) => {
    console.error(reason);
    process.exit(1);
  };
  if (!target) refuse('Name the folder: node deploy/images/stage-product.mjs <folder>');
  if (!existsSync(path.join(ROOT, 'server/dist/main.js'))) refuse('There is no build: npm run build');
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0)
    refuse(`${target} is not empty: name a new folder, and let it take that one's place.`);
  stageProduct(path.resolve(target));
}
