import { lernaRun } from './lerna.mjs';

/** The served packages: `@club/shared` is compiled into each, and built separately only for publishing. */
const PARTS = ['@club/server', '@club/shell', '@club/mfe-*'];

/** Builds the packages whose sources have changed since an earlier build. */
export async function build() {
  const scopes = PARTS.flatMap((part) => ['--scope', part]);
  if ((await lernaRun('build', [...scopes, '--concurrency', '2'])) !== 0) {
    throw new Error('The build did not succeed; see above.');
  }
}

if (process.argv[1] === import.meta.filename) await build();
