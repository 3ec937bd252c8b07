import type { Registry } from '@club/shared/federation';
import type { RouteObject } from '@club/shared/router';
import { isOutdated } from '../registry/outdated-remotes';
import { routeAt } from '../registry/route-at';
import { loadRemote } from '../remotes/load-remote';
import { reportHealth } from '../remotes/report-health';
import { remoteRouteId } from './routes';

interface Discovery {
  path: string;
  signal: AbortSignal;
  patch: (routeId: string | null, children: RouteObject[]) => void;
}

/** Adds a remote's routes to the router when one of its paths is opened for the first time. */
export function remoteRoutes(registry: Registry): (discovery: Discovery) => Promise<void> {
  const placed = new Set<string>();
  return async ({ path, signal, patch }) => {
    const remote = routeAt(registry, path)?.remote;
    // An outdated remote is not loaded any more: its placeholder opens a new page.
    if (!remote || placed.has(remote.name) || isOutdated(remote.name)) return;
    const { routes } = await loadRemote(remote);
    // The router ignores the routes of a navigation that was superseded; the newer navigation adds them itself.
    if (signal.aborted) return;
    placed.add(remote.name);
    // Reported here, not where the remote is loaded, because prefetching is not an attempt to open it.
    reportHealth(remote, 'loaded');
    patch(remoteRouteId(remote.name), routes);
  };
}
