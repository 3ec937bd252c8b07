import { registry } from '../testing/registry';
import { routeAt } from './route-at';

/** An address that matches a path: `/gallery/x` for `/gallery/:year`. */
const sample = (path: string) => path.replace(/:\w+\??/g, 'x');

describe.each(registry)('$name', ({ name, routes, menu }) => {
  test.each(routes.map(({ path }) => path))('shares %s with no other remote', (path) => {
    expect(routeAt(registry, sample(path))?.remote.name).toBe(name);
  });

  // A screen of any remote: the administrator's menu contains the grid, which is not a screen of mfe-admin.
  test('has no menu entry that leads nowhere', () => {
    expect(menu.filter(({ path }) => !routeAt(registry, path))).toEqual([]);
  });
});
