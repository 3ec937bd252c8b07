import type { Registry } from '@club/shared/federation';
import { fetchRegistry } from './raw-registry';

/** Pages stay open for days; minimum time between two checks while the user navigates in them. */
const FRESH_MS = 30_000;

const outdated = new Set<string>();
let asked = performance.now();

interface RawEntry {
  readonly name?: unknown;
  readonly entry?: unknown;
  readonly container?: { readonly script?: unknown };
}

/**
 * Whether two entries name different builds. A remote with an image of its own has one address for all of its builds, and
 * only the present one there: its first script, whose name contains a hash, differs. Of a host that does not answer it is
 * unknown.
 */
function differs(page: RawEntry, now: RawEntry): boolean {
  const [before, after] = [page.container?.script, now.container?.script];
  return page.entry !== now.entry || (before !== undefined && after !== undefined && before !== after);
}

/** Whether another release of a remote was activated after this page was opened; only a new page can load it. */
export const isOutdated = (remote: string): boolean => outdated.has(remote);

/**
 * Finds out which remotes have a different version in this page than in a new one. A failed check is repeated later.
 */
export async function checkForReleases(registry: Registry): Promise<void> {
  asked = performance.now();
  const raw = await fetchRegistry().catch(() => undefined);
  if (!Array.isArray(raw)) return;
  const entries = new Map(raw.map((entry: RawEntry) => [entry.name, entry]));
  outdated.clear();
  for (const entry of registry) {
    const now = entries.get(entry.name);
    if (now && differs(entry, now)) outdated.add(entry.name);
  }
}

/** The same, unless the last check was less than `FRESH_MS` ago. */
export function checkForReleasesThrottled(registry: Registry): void {
  if (performance.now() - asked > FRESH_MS) void checkForReleases(registry);
}
