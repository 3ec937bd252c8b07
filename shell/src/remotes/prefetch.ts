import type { Registry } from '@club/shared/federation';
import { matchRoutes } from '@club/shared/router';
import { isOutdated } from '../registry/outdated-remotes';
import { routeAt } from '../registry/route-at';
import { loadRemote } from './load-remote';

/**
 * Loads what the page at `pathname` needs before the user navigates there. A failure is ignored: the navigation tries
 * again.
 */
export async function prefetch(registry: Registry, pathname: string): Promise<void> {
  const remote = routeAt(registry, pathname)?.remote;
  if (!remote || isOutdated(remote.name)) return;
  try {
    const { routes } = await loadRemote(remote);
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      if (typeof route.lazy === 'function') await route.lazy();
    }
  } catch {
    // The page that needs it shows the error; here nobody is waiting.
  }
}
