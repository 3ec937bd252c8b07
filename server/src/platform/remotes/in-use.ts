import type { PointedRelease, ReleasePointer } from '@club/shared/contracts/releases/release-files';
import type { ShellSuite } from '@club/shared/contracts/releases/shell-suite';
import { misfitReason, refuseUnfit } from './compatibility';
import type { ReleaseStore } from './release-store';
import type { RemoteEntry } from './remote-entry';
import type { ReleaseEntry } from './verify-release';

/** A release that should be in use but is not. */
export interface RefusedRelease {
  readonly version: string | null;
  /** For an engineer. */
  readonly reason: string;
}

/** A release and the time since which it is in use. */
export interface ReleaseInUse {
  readonly entry: ReleaseEntry;
  readonly since: string;
}

/** The releases that a pointer resolves to in this server, with the shell that it serves. */
export interface ReleasesInUse {
  readonly current?: ReleaseInUse;
  readonly canary?: ReleaseInUse & { readonly share: number };
  /** The arguments of the rollback that takes the current release back. */
  readonly rollback?: string;
  /** The current release as the registry lists it when no other can be served: with the reason why it must not run. */
  readonly unfit?: RemoteEntry;
  readonly refused: readonly RefusedRelease[];
}

/**
 * A release that is incomplete, or does not fit the shell, is skipped: the previous one is served instead, from the
 * first page after the pointer has moved, and after a restart as well.
 * @param suite what the shell provides
 */
export async function releasesInUse(
  store: ReleaseStore,
  { name, current, previous, canary }: ReleasePointer,
  suite: ShellSuite,
): Promise<ReleasesInUse> {
  const refused: RefusedRelease[] = [];
  let unfit: RemoteEntry | undefined;
  const opened = async (pointed: PointedRelease): Promise<ReleaseInUse | undefined> => {
    const { version, since } = pointed;
    try {
      const entry = await store.open(name, pointed);
      const reason = misfitReason(entry, suite);
      if (!reason) return { entry, since };
      refused.push({ version, reason });
      unfit ??= refuseUnfit(entry, suite);
    } catch (error) {
      refused.push({ version, reason: String((error as Error).message) });
    }
    return undefined;
  };
  const candidates = current ? [current, ...previous] : [];
  store.begin(name, canary ? [...candidates, canary] : candidates);
  let inUse: ReleaseInUse | undefined;
  for (const pointed of candidates) {
    inUse = await opened(pointed);
    if (inUse) break;
  }
  const tried = canary && (await opened(canary));
  return {
    refused,
    ...(inUse && { current: inUse, rollback: rollbackOf(name, candidates, inUse) }),
    ...(unfit && { unfit }),
    ...(tried && { canary: { ...tried, share: canary.share } }),
  };
}

/**
 * Of a release that is in use instead of a refused one, the release before it must be named: otherwise the pointer would
 * only move to the one in use.
 */
function rollbackOf(name: string, candidates: readonly PointedRelease[], { entry }: ReleaseInUse): string {
  const index = candidates.findIndex(({ version }) => version === entry.version);
  const before = index > 0 ? candidates[index + 1] : undefined;
  return before ? `${name} ${before.version}` : name;
}
