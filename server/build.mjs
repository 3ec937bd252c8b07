import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const dist = path.join(root, 'dist');

/** What stays in node_modules: WebAssembly and native code find their files beside themselves. */
const external = ['@electric-sql/pglite', '@electric-sql/pglite/*', '@node-rs/argon2', 'pg-native', 'sharp'];

const bundle = (entryPoints, options) =>
  build({
    absWorkingDir: root,
    entryPoints,
    outdir: dist,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external,
    // CommonJS packages ask for Node's modules, and for their own folder, the old way.
    banner: {
      js: [
        `import { createRequire as makeRequire } from 'node:module';`,
        'const require = makeRequire(import.meta.url);',
        'const __filename = import.meta.filename, __dirname = import.meta.dirname;',
      ].join('\n'),
    },
    legalComments: 'linked',
    logLevel: 'warning',
    ...options,
  });

await rm(dist, { recursive: true, force: true });
// With the command line of an installation, which has no sources. What is imported only when it is needed, such as the
// dictionaries of the password check, is a file of its own: parsing it would delay every start.
await bundle(['src/main.ts', 'src/backup-command.ts', 'src/doctor-command.ts'], {
  sourcemap: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
});

await bundle(['src/platform/database/write-prepared-folder.ts'], { outdir: path.join(dist, 'build') });
const { writePreparedFolder } = await import(path.join(dist, 'build/write-prepared-folder.js'));
await writePreparedFolder(path.join(dist, 'prepared-database'));
await rm(path.join(dist, 'build'), { recursive: true });
