import type { PointedRelease } from '@club/shared/contracts/releases/release-files';
import { folderOf, releasedRemotes } from './known-remote';
import { factsOf, type Place } from './pointed-release';
import { readPointer } from './pointer';
import { refusalOf } from './running-shell';

const print = (line: string) => console.log(line);

/** `npm run status [-- mfe-league]` */
export async function status(name: string | undefined, { releases }: Place): Promise<void> {
  const released = releasedRemotes(releases);
  // A remote of this checkout need not have been released; any other name is mistyped.
  if (name && !released.includes(name)) folderOf(name);
  const names = name ? [name] : released;
  if (names.length === 0) print(`Nothing was released to ${releases}: the builds in the server’s checkout are in use.`);
  for (const each of names) await statusOf(each, releases);
}

async function statusOf(name: string, releases: string): Promise<void> {
  const { current, canary, previous } = await readPointer(releases, name);
  const place = ({ address }: PointedRelease) => (address ? ` at ${address}` : '');
  const printRefusal = async (release: PointedRelease, instead: string) => {
    const facts = await factsOf(name, release, releases);
    const refusal = facts && (await refusalOf(releases, facts));
    if (refusal) print(`  refused: ${release.version} ${refusal}; ${instead}`);
  };
  if (current) {
    print(`${name}: ${current.version} since ${current.since}${place(current)}`);
    await printRefusal(current, 'the one before is in use');
  } else print(`${name}: the server’s checkout, if it has a build`);
  if (canary) {
    print(`  canary ${canary.version}, ${canary.share} % of the browsers${place(canary)}`);
    await printRefusal(canary, 'nobody tries it');
  }
  if (previous.length > 0) print(`  before: ${previous.map(({ version }) => version).join(', ')}`);
}
