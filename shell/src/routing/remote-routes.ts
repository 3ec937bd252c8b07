import type { Registry } from '@club/shared/federation';
import type { RouteObject } from '@club/shared/router';
import { isOutdated } from '../registry/outdated-remotes';
import { routeAt } from '../registry/route-at';
import { loadRemote } from '../remotes/load-remote';
import { remoteRouteId } from './routes';

interface Discovery {
  path: string;
  signal: AbortSignal;
  patch: (routeId: string | null, children: RouteObject[]) => void;
}

/** Hangs a remote's routes into the router when one of its paths is opened for the first time. */
export function remoteRoutes(registry: Registry): (discovery: Discovery) => Promise<void> {
  const placed = new Set<string>();
  return async ({ path, signal, patch }) => {
    const remote = routeAt(registry, path)?.remote;
    // Of an outdated one nothing is loaded any more: its placeholder opens a new page.
    if (!remote || placed.has(remote.name) || isOutdated(remote.name)) return;
    const { routes } = await loadRemote(remote);
    // The router takes nothing from a navigation that another one has overtaken; that one brings the routes itself.
    if (signal.aborted) return;
    placed.add(remote.name);
    patch(remoteRouteId(remote.name), routes);
  };
}
