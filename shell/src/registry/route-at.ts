import type { Access, Registry, RegistryEntry } from '@club/shared/federation';
import { matchRoutes } from '@club/shared/router';

export interface RegisteredRoute {
  readonly remote: RegistryEntry;
  readonly access: Access;
}

/**
 * The route of the registry that React Router would choose for a path; undefined for a path that belongs to no remote.
 */
export function routeAt(registry: Registry, pathname: string): RegisteredRoute | undefined {
  const routes = registry.flatMap((remote) =>
    remote.routes.map(({ path, access }) => ({ path, handle: { remote, access } satisfies RegisteredRoute })),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}
