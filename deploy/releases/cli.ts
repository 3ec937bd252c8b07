/**
 * Releases one remote, and rolls it back (docs/operations.md, "Releasing a remote"). The shell is never rebuilt, and a
 * running server follows the pointers automatically.
 */
import path from 'node:path';
import { readArguments } from './arguments';
import { canary, promoteCanary, release, rollback, stopCanary } from './commands';
import { status } from './status';

const { RELEASES_DIR, DATA_DIR } = process.env;
const releases = path.resolve(RELEASES_DIR || path.join(DATA_DIR || './var', 'releases'));

async function run(): Promise<void> {
  const request = readArguments(process.argv.slice(2));
  const place = { releases, address: request.options.address };
  switch (request.command) {
    case 'status':
      return status(request.remote, place);
    case 'release':
      return release(request.remote, { ...place, ...request.options });
    case 'rollback':
      return rollback(request.remote, request.version, place);
    case 'canary':
      return canary(request.remote, request.version, request.share, place);
    case 'canary promote':
      return promoteCanary(request.remote, place);
    case 'canary stop':
      return stopCanary(request.remote, place);
  }
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
