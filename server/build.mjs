import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const dist = path.join(root, 'dist');

/** What stays in node_modules: WebAssembly and native code load their files from their own folder. */
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
    // Less to read at every start. Not `minifySyntax`: it removes class names, which oidc-provider uses for its models.
    minifyWhitespace: true,
    banner: {
      js: [
        // CommonJS packages use `require` for Node's modules, and for their own folder.
        `import { createRequire as makeRequire } from 'node:module';`,
        'const require = makeRequire(import.meta.url);',
        'const __filename = import.meta.filename, __dirname = import.meta.dirname;',
        // Node 20 has no `navigator`. To detect that it runs on Node, pg would load all of fetch there.
        "globalThis.navigator ??= { userAgent: 'Node.js' };",
      ].join('\n'),
    },
    legalComments: 'linked',
    logLevel: 'warning',
    ...options,
  });

await rm(dist, { recursive: true, force: true });
// The server, and the commands of an installation without sources: bundled separately, because shared chunks would add
// to the server what only a command needs. What is imported on demand, such as the dictionaries of the password check,
// is a separate file: parsing it would delay every start.
for (const entryPoints of [['src/main.ts'], ['src/backup-command.ts', 'src/doctor-command.ts']]) {
  await bundle(entryPoints, { sourcemap: true, splitting: true, chunkNames: 'chunks/[name]-[hash]' });
}

await bundle(['src/platform/database/write-prepared-folder.ts'], { outdir: path.join(dist, 'build') });
const { writePreparedFolder } = await import(path.join(dist, 'build/write-prepared-folder.js'));
await writePreparedFolder(path.join(dist, 'prepared-database'));
await rm(path.join(dist, 'build'), { recursive: true });
