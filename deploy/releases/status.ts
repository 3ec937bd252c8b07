import type { PointedRelease } from '@club/shared/contracts/releases/release-files';
import type { ShellSuite } from '@club/shared/contracts/releases/shell-suite';
import { folderOf, releasedRemotes } from './known-remote';
import { type Place, requireServable } from './pointed-release';
import { readPointer } from './pointer';
import { questionUnlessServed, runningShell, servedElsewhere } from './running-shell';

const print = (line: string) => console.log(line);

/**
 * `npm run status [-- mfe-league]`
 * @throws with what cannot be read, after the status of all other remotes was printed
 */
export async function status(name: string | undefined, { releases }: Place): Promise<void> {
  const released = releasedRemotes(releases);
  // A remote of this checkout need not have been released; any other name is mistyped.
  if (name && !released.includes(name)) folderOf(name);
  const shell = await runningShell(releases);
  const names = name ? [name] : [...new Set([...released, ...Object.keys(shell.addresses ?? {})])].sort();
  const question = questionUnlessServed(releases);
  if (names.length === 0) {
    const inUse = question ? '' : ': the builds in the server’s checkout are in use';
    print(`Nothing was released to ${releases}${inUse}.`);
  }
  const failures = new Set<string>();
  for (const each of names) {
    await statusOf(each, releases, shell).catch((error: Error) => failures.add(error.message));
  }
  if (question) print(question);
  if (failures.size > 0) throw new Error([...failures].join('\n'));
}

async function statusOf(name: string, releases: string, shell: ShellSuite): Promise<void> {
  const { current, canary, previous } = await readPointer(releases, name);
  const place = ({ address }: PointedRelease) => (address ? ` at ${address}` : '');
  const elsewhere = servedElsewhere(name, shell);
  const refusalOf = async (release: PointedRelease): Promise<string | undefined> =>
    elsewhere
      ? undefined
      : requireServable(name, release, releases, shell).then(
          () => undefined,
          (error: Error) => error.message,
        );
  if (current) {
    print(`${name}: ${current.version} since ${current.since}${place(current)}`);
    const refusal = await refusalOf(current);
    if (refusal) print(`  refused, ${await firstAccepted(previous, refusalOf)} is in use: ${refusal}`);
  } else print(`${name}: the server’s checkout, if it has a build`);
  if (elsewhere) print(`  not in use: ${elsewhere}`);
  if (canary) {
    print(`  canary ${canary.version}, ${canary.share} % of the browsers${place(canary)}`);
    const refusal = await refusalOf(canary);
    if (refusal) print(`  refused, nobody tries it: ${refusal}`);
  }
  if (previous.length > 0) print(`  before: ${previous.map(({ version }) => version).join(', ')}`);
}

/** What the server serves in place of a release that it refuses. */
async function firstAccepted(
  previous: readonly PointedRelease[],
  refusalOf: (release: PointedRelease) => Promise<string | undefined>,
): Promise<string> {
  for (const release of previous) if (!(await refusalOf(release))) return release.version;
  return 'the build of the server’s checkout, if there is one,';
}
