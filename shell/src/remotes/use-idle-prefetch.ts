import type { Registry } from '@club/shared/federation';
import { useEffect } from 'react';
import { afterFirstScreen, whenIdle } from '../first-screen/after-first-screen';
import { useMenuItems } from '../menu/use-menu-items';
import { useRegistry } from '../registry/registry-context';
import { routeAt } from '../registry/route-at';
import { failureCount } from './failures';
import { prefetch } from './prefetch';
import { prefersReducedData } from './reduced-data';

/** The paths grouped by remote: prefetching the first one also loads what they have in common. */
function byRemote(registry: Registry, paths: readonly string[]): Map<string, string[]> {
  const lanes = new Map<string, string[]>();
  for (const path of paths) {
    const { name } = routeAt(registry, path)?.remote ?? {};
    if (name) lanes.set(name, [...(lanes.get(name) ?? []), path]);
  }
  return lanes;
}

/** One after another, each when the browser is idle: real requests of the user have priority. */
async function prefetchAll(
  registry: Registry,
  lane: [string, readonly string[]],
  isOver: () => boolean,
): Promise<void> {
  const [remote, paths] = lane;
  for (const path of paths) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    // A failed remote is loaded only when the user opens it: that attempt must not join one that is already failing.
    if (isOver() || failureCount(remote) > 0) return;
    await prefetch(registry, path);
  }
}

/**
 * Prefetches the targets of the menu as soon as the first screen is shown, for the viewer's own roles: a touch screen
 * has no hover before the press.
 */
export function useIdlePrefetch(): void {
  const registry = useRegistry();
  const links = useMenuItems().flatMap((item) => ('links' in item ? item.links : item));
  const paths = links.map(({ path }) => path).join(' ');
  useEffect(() => {
    if (!paths) return;
    let isOver = false;
    afterFirstScreen(() => {
      if (prefersReducedData()) return;
      for (const lane of byRemote(registry, paths.split(' '))) void prefetchAll(registry, lane, () => isOver);
    });
    return () => {
      isOver = true;
    };
  }, [registry, paths]);
}
