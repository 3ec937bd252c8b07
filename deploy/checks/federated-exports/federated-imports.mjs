import { existsSync } from 'node:fs';
import path from 'node:path';
import { importsIn } from './module-syntax.mjs';

/** The file of a module, by its path without extension. */
export const fileOf = (stem) => ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => stem + end).find(existsSync);

/**
 * What a package takes from the federated modules of shared, beginning with one of its files: in its own files, and in
 * those of the modules of shared that are compiled into it. Of an index only what leads to the imported names is
 * followed, because the build leaves out the rest.
 * @param entry its path without extension
 * @param shared the folder of the sources of shared
 * @param federated names of the federated modules
 * @returns `{ module, name, file }`; without a name for a module that is loaded by `import()`
 */
export function federatedImports(entry, { shared, federated }) {
  const found = [];
  const imports = new Map();
  const seen = new Set();

  function visit(stem, wanted) {
    const file = fileOf(stem);
    // A file that is not of TypeScript, such as a picture, imports nothing.
    if (file === undefined) return;
    if (!imports.has(file)) imports.set(file, importsIn(file));
    const isIndex = path.parse(file).name === 'index';
    for (const each of imports.get(file)) {
      if (seen.has(each) || (isIndex && each.as !== undefined && !wanted.includes(each.as))) continue;
      seen.add(each);
      follow(each, file);
    }
  }

  function follow({ from, names }, file) {
    const module = /^@club\/shared\/(.+)/.exec(from)?.[1];
    if (federated.includes(module)) found.push(...taken(module, names, file));
    else if (module !== undefined) visit(path.join(shared, module), names);
    else if (from.startsWith('.')) visit(path.resolve(path.dirname(file), from), names);
  }

  visit(entry, []);
  return found;
}

const taken = (module, names, file) => (names.length > 0 ? names : [undefined]).map((name) => ({ module, name, file }));
