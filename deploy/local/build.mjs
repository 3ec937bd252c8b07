import { refuseUnknownArguments } from '../unknown-arguments.mjs';
import { lernaRun } from './lerna.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { productOf } from './product.mjs';

/** The served packages: `@club/shared` is compiled into each, and built separately only for publishing. */
const PARTS = ['@club/server', '@club/shell', '@club/mfe-*'];

/** Builds the packages whose sources have changed since an earlier build. */
export const build = () =>
  oneAtATime(async () => {
    const product = productOf();
    product.removeLeftBuilds();
    if (product.isCurrent()) return;
    const scopes = PARTS.flatMap((part) => ['--scope', part]);
    if ((await lernaRun('build', [...scopes, '--concurrency', '2'])) !== 0) {
      throw new Error('The build did not succeed; see above.');
    }
    product.note();
  });

if (process.argv[1] === import.meta.filename) {
  refuseUnknownArguments('npm run build takes no arguments.');
  await build();
}
