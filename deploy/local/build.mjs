import { lernaRun } from './lerna.mjs';

/** What is served: `@club/shared` is compiled into each, and built by itself only to be published. */
const PARTS = ['@club/server', '@club/shell', '@club/mfe-*'];

/** Builds the parts whose sources are not those of an earlier build. */
export async function build() {
  const scopes = PARTS.flatMap((part) => ['--scope', part]);
  if ((await lernaRun('build', [...scopes, '--concurrency', '2'])) !== 0) {
    throw new Error('The build did not succeed; see above.');
  }
}

if (process.argv[1] === import.meta.filename) await build();
