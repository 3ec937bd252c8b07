import type { PointedRelease, ReleasePointer } from '@club/shared/contracts/releases/release-files';
import { type Place, pointedRelease, requireFindable, requireServable } from './pointed-release';
import { runningShell } from './running-shell';
import { SilentHost } from './static-host';

/**
 * Where a rollback leads. Without a named version it is the first earlier release that the server would serve: in an
 * emergency no older release that is broken, or lies at a host that does not answer, may be in the way.
 * @param version a named version, which is refused when the server would not serve it
 * @param place with an address: the release there, wherever the pointer locates it
 * @param skip receives each earlier release that is not served, and why
 * @returns null for the build in the server's checkout, when no earlier release can be served
 */
export async function rollbackTarget(
  { name, previous }: ReleasePointer,
  version: string | undefined,
  place: Place,
  skip: (version: string, reason: string) => void,
): Promise<PointedRelease | null> {
  requireFindable(place.releases, place);
  const shell = await runningShell(place.releases);
  const servable = async (pointed: PointedRelease): Promise<PointedRelease> => {
    if (place.address) return pointedRelease(name, pointed.version, place, shell);
    await requireServable(name, pointed, place.releases, shell);
    return pointed;
  };
  if (version) {
    const known = previous.find((each) => each.version === version);
    return known ? servable(known) : pointedRelease(name, version, place, shell);
  }
  const silent = new Set<string>();
  for (const pointed of previous) {
    const host = place.address ?? pointed.address;
    const origin = host && new URL(host).origin;
    if (origin && silent.has(origin)) {
      skip(pointed.version, `${origin} does not answer.`);
      continue;
    }
    try {
      return await servable(pointed);
    } catch (error) {
      // Each file of a host that hangs would take half a minute.
      if (origin && error instanceof SilentHost) silent.add(origin);
      skip(pointed.version, (error as Error).message);
    }
  }
  if (place.address) throw new Error(`No earlier release of ${name} lies at ${place.address}.`);
  return null;
}
