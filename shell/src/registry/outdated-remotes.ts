import type { Registry } from '@club/shared/federation';
import { fetchRegistry } from './raw-registry';

/** Pages stay open for days; minimum time between two checks while the user navigates in them. */
const FRESH_MS = 30_000;

const outdated = new Set<string>();
let asked = performance.now();

/** Whether another release of a remote was activated after this page was opened; only a new page can load it. */
export const isOutdated = (remote: string): boolean => outdated.has(remote);

/**
 * Finds out which remotes have a different version in this page than in a new one. A failed check is repeated later.
 */
export async function checkForReleases(registry: Registry): Promise<void> {
  asked = performance.now();
  const raw = await fetchRegistry().catch(() => undefined);
  if (!Array.isArray(raw)) return;
  const entries = new Map(raw.map((entry: { name?: unknown; entry?: unknown }) => [entry.name, entry.entry]));
  outdated.clear();
  for (const { name, entry } of registry) {
    const now = entries.get(name);
    if (now !== undefined && now !== entry) outdated.add(name);
  }
}

/** The same, unless the last check was less than `FRESH_MS` ago. */
export function checkForReleasesThrottled(registry: Registry): void {
  if (performance.now() - asked > FRESH_MS) void checkForReleases(registry);
}
