import { matchRoutes, type RouteObject } from '@club/shared/router';
import { routes as account } from '../../../mfe-account/src/routes';
import { routes as admin } from '../../../mfe-admin/src/routes';
import { routes as league } from '../../../mfe-league/src/routes';
import { routes as reservations } from '../../../mfe-reservations/src/routes';
import { registry } from '../testing/registry';
import { routeAt } from './route-at';

const built: Record<string, RouteObject[]> = {
  'mfe-account': account,
  'mfe-admin': admin,
  'mfe-league': league,
  'mfe-reservations': reservations,
};

/** An address that fits a path: `/gallery/x` for `/gallery/:year`. */
const sample = (path: string) => path.replace(/:\w+\??/g, 'x');
/** Paths at the ends of a tree of routes; children may repeat their parent's path or not. */
const ends = (routes: RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path = '', children }) => {
    const full = path.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
    return children ? ends(children, full) : [full];
  });

describe.each(registry)('$name', ({ name, routes }) => {
  const own = built[name] ?? [];

  test.each(routes.map(({ path }) => path))('has the screen that its remote.json announces at %s', (path) => {
    expect(matchRoutes(own, sample(path))?.at(-1)?.route).toBeDefined();
  });

  test.each(ends(own))('announces in its remote.json who may open %s', (path) => {
    expect(routeAt(registry, sample(path))?.remote.name).toBe(name);
  });
});
