import fs from 'node:fs/promises';
import path from 'node:path';
import { ReleasePointer } from '@club/shared/contracts/releases/release-files';
import { withLock } from '../lock/lock.mjs';
import { unreleased, versionsIn } from './pointer-rules';

/** The content of a remote's pointer. @throws when it is invalid, so that it is not overwritten */
export async function readPointer(releases: string, name: string): Promise<ReleasePointer> {
  const file = path.join(releases, name, 'pointer.json');
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return unreleased(name);
  try {
    return ReleasePointer.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} cannot be read; restore it, or delete it to start over.`, { cause: error });
  }
}

/**
 * Changes a remote's pointer: read, changed and replaced in one rename, one team at a time.
 * @param change may read files; if it throws, the pointer stays unchanged
 */
export function movePointer(
  releases: string,
  name: string,
  change: (pointer: ReleasePointer) => ReleasePointer | Promise<ReleasePointer>,
): Promise<ReleasePointer> {
  const folder = path.join(releases, name);
  return withLock(folder, async () => {
    const before = await readPointer(releases, name);
    const moved = ReleasePointer.parse(await change(before));
    const draft = path.join(folder, `.pointer.${process.pid}`);
    try {
      await writeThrough(draft, `${JSON.stringify(moved, null, 2)}\n`);
      await fs.rename(draft, path.join(folder, 'pointer.json'));
    } catch (error) {
      await fs.rm(draft, { force: true });
      throw error;
    }
    for (const version of versionsIn(before)) {
      if (!versionsIn(moved).has(version)) await noteLeft(leftMarker(releases, name, version), version);
    }
    return moved;
  });
}

async function writeThrough(file: string, text: string): Promise<void> {
  const handle = await fs.open(file, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Its time is when a release left the pointer: pages that are open then still request its files. */
export const leftMarker = (releases: string, name: string, version: string): string =>
  path.join(releases, name, `.left-${version}`);

/** The pointer has moved already: a failure to note this must not look like a failed command. */
async function noteLeft(file: string, version: string): Promise<void> {
  try {
    // An earlier marker may belong to another user, who alone can write to it.
    await fs.rm(file, { force: true });
    await fs.writeFile(file, '');
  } catch (error) {
    console.log(`Could not record that ${version} has just left the pointer: ${(error as Error).message}`);
  }
}
