import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FEDERATED } from '@club/shared/build/federated.mjs';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { ROOT } from '../run.mjs';
import { fileOf } from './federated-exports/federated-imports.mjs';
import { exportsOf, importsIn } from './federated-exports/module-syntax.mjs';

const SHARED = path.join(ROOT, 'shared/src');
const NO_PRODUCT = /\.(test|bench|spec|d)\.tsx?$|(^|\/)testing(\/|[^/]*\.tsx?$)/;

const sources = ['shared', 'shell', 'server', ...remotesIn(ROOT)].flatMap((name) => {
  const folder = path.join(ROOT, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !NO_PRODUCT.test(file))
    .map((file) => path.join(folder, file));
});

const imported = new Set(
  sources.flatMap((file) =>
    importsIn(file).flatMap(({ from, names }) => {
      const module = /^@club\/shared\/(.+)/.exec(from)?.[1];
      const target = fileOf(module ? path.join(SHARED, module) : path.resolve(path.dirname(file), from));
      if (target === undefined) return [];
      // What `import()` takes of a module is known only at run time.
      return (names.length > 0 ? names : exportsOf(target)).map((name) => `${target}: ${name}`);
    }),
  ),
);

/**
 * What remotes of other repositories import may have no use here: modules of the browser. Of compiled-in modules they
 * contain what they use (shared/README.md).
 */
const PROMISED = FEDERATED.map((module) => path.join(SHARED, module, 'index.ts'));

/** `no-dead-file` of the boundaries sees files, not what they export. What only tests need is exported by testing files. */
test('the product imports whatever an index.ts exports, types excepted', () => {
  const unused = sources
    .filter((file) => path.basename(file) === 'index.ts' && !PROMISED.includes(file))
    .flatMap((file) => exportsOf(file).map((name) => `${file}: ${name}`))
    .filter((each) => !imported.has(each));
  expect(unused.map((each) => path.relative(ROOT, each))).toEqual([]);
});
