/**
 * Releases one remote, and rolls it back (docs/operations.md, "Releasing a remote"). The shell is never rebuilt, and
 * the running server follows the pointers automatically.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseVersion, RemoteName } from '@club/shared/contracts/releases/release-files';
import { canary, release, rollback } from './commands';
import { status } from './status';

const USAGE = `npm run release -- <remote> [--target <folder>] [--address <url>] [--staged] [--built <folder>] [--keep-days 30]
npm run rollback -- <remote> [<version>] [--address <url>]
npm run canary -- <remote> <version> --share <percent> [--address <url>]
npm run canary -- <remote> promote | stop
npm run status [-- <remote>]
The pointers lie in RELEASES_DIR (DATA_DIR/releases, var/releases).`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    target: text,
    address: text,
    built: text,
    share: text,
    staged: { type: 'boolean', default: false },
    'keep-days': { ...text, default: '30' },
  },
});
const [command, name, argument] = positionals;
const { RELEASES_DIR, DATA_DIR } = process.env;
const place = {
  releases: path.resolve(RELEASES_DIR || path.join(DATA_DIR || './var', 'releases')),
  address: values.address,
};

function required(value: string | undefined, schema: { safeParse(value: unknown): { success: boolean } }): string {
  if (value === undefined || !schema.safeParse(value).success) throw new Error(USAGE);
  return value;
}

async function run(): Promise<void> {
  if (command === 'status') return status(name && required(name, RemoteName), place);
  const remote = required(name, RemoteName);
  if (command === 'release') {
    const { target, built, staged } = values;
    const keepDays = Number(values['keep-days']);
    if (!(keepDays >= 0)) throw new Error('--keep-days takes a number of days.');
    return release(remote, { ...place, target: target && path.resolve(target), built, staged, keepDays });
  }
  if (command === 'rollback') return rollback(remote, argument && required(argument, ReleaseVersion), place);
  if (command === 'canary' && argument) {
    const action = ['promote', 'stop'].includes(argument) ? argument : required(argument, ReleaseVersion);
    return canary(remote, action, values.share === undefined ? undefined : Number(values.share), place);
  }
  throw new Error(USAGE);
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
