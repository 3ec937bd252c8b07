/**
 * `npm run build -w shared`: compiles the sources to shared/dist, a separate package that a remote outside this
 * repository installs (`npm pack ./shared/dist`, `npm publish ./shared/dist`). Inside the repository the other packages
 * import src.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

rmSync(dist, { recursive: true, force: true });
// One checker: each computes the types of the libraries for itself; four of them take twice the processor time.
const { status } = spawnSync(process.execPath, [tsc, '-p', 'build/tsconfig.package.json', '--checkers', '1'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const {
  scripts,
  devDependencies,
  private: _,
  exports: sources,
  ...rest
} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** `./src/<name>/index.ts` becomes the compiled file and its types. */
const compiled = (source) => {
  const stem = source.replace('./src/', './').replace(/\.ts$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
};
const exports = Object.fromEntries(
  Object.entries(sources).map(([name, source]) => [name, source.startsWith('./src/') ? compiled(source) : source]),
);
writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify({ ...rest, exports }, null, 2)}\n`);
const filter = (file) => !/\.test\.[a-z]+$/.test(file);
for (const part of ['build', 'README.md']) {
  cpSync(path.join(root, part), path.join(dist, part), { recursive: true, filter });
}
