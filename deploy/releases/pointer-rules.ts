import type { PointedRelease, ReleasePointer } from '@club/shared/contracts/releases/release-files';

/** Maximum number of earlier active releases in a pointer. */
const MAX_PREVIOUS = 10;

/** The pointer of a remote that was never released: the build in the server's checkout is active. */
export const unreleased = (name: string): ReleasePointer => ({
  format: 1,
  name,
  current: null,
  previous: [],
  canary: null,
});

/** Every version that the pointer names. */
export const versionsIn = ({ current, previous, canary }: ReleasePointer): ReadonlySet<string> =>
  new Set([current, canary, ...previous].flatMap((release) => release?.version ?? []));

const without = (version: string, releases: readonly PointedRelease[]) =>
  releases.filter((release) => release.version !== version);

/** Removes the canary if it is one of these: it has become the stable release, or was found to be bad. */
const canaryWithout = (versions: readonly (string | undefined)[], { canary }: ReleasePointer) =>
  versions.includes(canary?.version) ? null : canary;

/** The pointer after activating `release`. */
export function released(pointer: ReleasePointer, release: PointedRelease): ReleasePointer {
  const before = pointer.current ? [pointer.current, ...pointer.previous] : pointer.previous;
  return {
    ...pointer,
    current: release,
    previous: without(release.version, before).slice(0, MAX_PREVIOUS),
    canary: canaryWithout([release.version], pointer),
  };
}

/**
 * The pointer after rolling back the current release. That is not listed as a previous one: no failure of a later
 * release may bring it back.
 * @param to the release to go back to; null: the build in the server's checkout
 * @throws when nothing was released, or `to` is the current release
 */
export function rolledBack(pointer: ReleasePointer, now: string, to: PointedRelease | null): ReleasePointer {
  const { name, current, previous } = pointer;
  if (!current) throw new Error(`${name} has no release in use that could be taken back.`);
  if (to?.version === current.version) throw new Error(`${name} ${to.version} is in use already.`);
  // All of them when the target is not among them.
  const before = previous.findIndex(({ version }) => version === to?.version) + 1;
  return {
    ...pointer,
    current: to && { ...to, since: now },
    previous: to ? previous.slice(before) : [],
    canary: canaryWithout([current.version, to?.version], pointer),
  };
}

/** The pointer after giving `release` to a share (percent) of the browsers. */
export function withCanary(pointer: ReleasePointer, release: PointedRelease, share: number): ReleasePointer {
  if (pointer.current?.version === release.version) {
    throw new Error(`${pointer.name} ${release.version} is in use already.`);
  }
  return { ...pointer, canary: { ...release, share } };
}

/** The pointer after activating the canary for everybody. @throws without a canary */
export function promoted(pointer: ReleasePointer, now: string): ReleasePointer {
  if (!pointer.canary) throw new Error(`${pointer.name} has no canary.`);
  const { share: _, ...release } = pointer.canary;
  return released(pointer, { ...release, since: now });
}

/** The pointer after stopping the canary. @throws without a canary */
export function stopped(pointer: ReleasePointer): ReleasePointer {
  if (!pointer.canary) throw new Error(`${pointer.name} has no canary.`);
  return { ...pointer, canary: null };
}
