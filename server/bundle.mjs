import { build } from 'esbuild';

const root = import.meta.dirname;

/** What stays in node_modules: WebAssembly and native code load their files from their own folder. */
const external = ['@electric-sql/pglite', '@electric-sql/pglite/*', '@node-rs/argon2', 'pg-native', 'sharp'];

/**
 * Bundles the server's sources for Node.
 * @param options further ones of esbuild, with the folder of the output
 */
export const bundle = (entryPoints, options) =>
  build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // What is imported on demand, such as the dictionaries of the password check, is a separate file: parsing it would
    // delay every start.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
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
