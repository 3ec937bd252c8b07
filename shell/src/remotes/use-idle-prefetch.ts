import type { Registry } from '@club/shared/federation';
import { useEffect } from 'react';
import { afterFirstScreen, whenIdle } from '../first-screen/after-first-screen';
import { useMenuItems } from '../menu/use-menu-items';
import { useRegistry } from '../registry/registry-context';
import { routeAt } from '../registry/route-at';
import { attemptOf } from './attempts';
import { prefetch } from './prefetch';
import { sparesData } from './spares-data';

/** The paths of each remote: what they have in common is loaded by the first of them. */
function byRemote(registry: Registry, paths: readonly string[]): Map<string, string[]> {
  const lanes = new Map<string, string[]>();
  for (const path of paths) {
    const { name } = routeAt(registry, path)?.remote ?? {};
    if (name) lanes.set(name, [...(lanes.get(name) ?? []), path]);
  }
  return lanes;
}

/** One after another, each when nothing else is to be done: whatever somebody really asks for goes first. */
async function prefetchAll(
  registry: Registry,
  lane: [string, readonly string[]],
  isOver: () => boolean,
): Promise<void> {
  const [remote, paths] = lane;
  for (const path of paths) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    // One that has failed is left to whoever asks for it: their attempt must not join one that is failing already.
    if (isOver() || attemptOf(remote) > 0) return;
    await prefetch(registry, path);
  }
}

/**
 * Loads what the menu leads to as soon as the first screen stands, for the viewer's own roles: a finger cannot point at a
 * link before it presses it.
 */
export function useIdlePrefetch(): void {
  const registry = useRegistry();
  const links = useMenuItems().flatMap((item) => ('links' in item ? item.links : item));
  const paths = links.map(({ path }) => path).join(' ');
  useEffect(() => {
    if (!paths) return;
    let isOver = false;
    afterFirstScreen(() => {
      if (sparesData()) return;
      for (const lane of byRemote(registry, paths.split(' '))) void prefetchAll(registry, lane, () => isOver);
    });
    return () => {
      isOver = true;
    };
  }, [registry, paths]);
}
