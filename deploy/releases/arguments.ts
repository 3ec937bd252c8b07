import path from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseVersion, RemoteName } from '@club/shared/contracts/releases/release-files';

const USAGE = `npm run release -- <remote> [--target <folder>] [--address <url>] [--staged] [--built <folder>] [--keep-days 30]
npm run rollback -- <remote> [<version>] [--address <url>]
npm run canary -- <remote> <version> --share <percent> [--address <url>]
npm run canary -- <remote> promote | stop
npm run status [-- <remote>]
The pointers lie in RELEASES_DIR (DATA_DIR/releases, var/releases).`;

const text = { type: 'string' } as const;
const OPTIONS = {
  target: text,
  address: text,
  built: text,
  share: text,
  staged: { type: 'boolean', default: false },
  'keep-days': { ...text, default: '30' },
} as const;

/** How many positional arguments a command has at most, itself included. */
const LONGEST: Readonly<Record<string, number>> = { release: 2, rollback: 3, canary: 3, status: 2 };
/** `rollback --staged` would otherwise roll back, and `canary … promote --share 50` give the canary to everybody. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  release: ['target', 'address', 'built', 'staged', 'keep-days'],
  rollback: ['address'],
  canary: ['address', 'share'],
  'canary promote': [],
  'canary stop': [],
  status: [],
};

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS, tokens: true });
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new Error(`${reason}\n${USAGE}`);
  }
}

interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}

function required(value: string | undefined, schema: Schema): string {
  if (value === undefined || !schema.safeParse(value).success) throw new Error(USAGE);
  return value;
}

/** An empty text is a variable of a script that is not set, and no reason to do what is done without it. */
const optional = (value: string | undefined, schema: Schema): string | undefined =>
  value === undefined ? undefined : required(value, schema);

function percent(share: string | undefined): number {
  const value = Number(share);
  if (!(value >= 0 && value <= 100)) throw new Error('--share takes percent, 0 to 100.');
  return value;
}

/**
 * What the release tool was asked for.
 * @throws Error with the commands that there are, for one that is mistyped
 */
export function readArguments(args: string[]) {
  const { values, positionals, tokens } = parsed(args);
  const [command = '', name, argument] = positionals;
  if (positionals.length === 0 || positionals.length > (LONGEST[command] ?? 0)) throw new Error(USAGE);
  const isEnd = command === 'canary' && ['promote', 'stop'].includes(argument ?? '');
  const fullCommand = isEnd ? `${command} ${argument}` : command;
  const foreign = tokens.find((token) => token.kind === 'option' && !OPTIONS_OF[fullCommand]?.includes(token.name));
  if (foreign) throw new Error(`'${args[foreign.index]}' is not an option of ${fullCommand}\n${USAGE}`);
  const empty = tokens.find((token) => token.kind === 'option' && token.value?.trim() === '');
  if (empty?.kind === 'option') throw new Error(`Option '--${empty.name} <value>' argument missing\n${USAGE}`);
  const { target, address, built, staged, share } = values;
  const keepDays = Number(values['keep-days']);
  if (!(keepDays >= 0)) throw new Error('--keep-days takes a number of days.');
  const options = { address, target: target && path.resolve(target), built, staged, keepDays };
  if (command === 'status') return { command, remote: optional(name, RemoteName), options } as const;
  const remote = required(name, RemoteName);
  if (command === 'release') return { command, remote, options } as const;
  if (command === 'rollback') {
    return { command, remote, version: optional(argument, ReleaseVersion), options } as const;
  }
  if (fullCommand === 'canary promote' || fullCommand === 'canary stop') {
    return { command: fullCommand, remote, options } as const;
  }
  const version = required(argument, ReleaseVersion);
  return { command: 'canary', remote, version, share: percent(share), options } as const;
}
