import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { REMOTE_CONTRACT, RemoteManifest } from '@club/shared/federation';
import { matchRoutes, type RouteObject } from '@club/shared/router';
import { HttpResponse, http } from 'msw';
import { fakeApi } from './fake-api';
import { member } from './member';
import { openScreen } from './open-screen';

interface Remote {
  /** Folder of the package. */
  readonly folder: string;
  /** The content of its remote.json. */
  readonly manifest: unknown;
  /** The exports of its src/routes.tsx. */
  readonly exposed: { readonly contract: unknown; readonly routes: RouteObject[] };
}

/** An address that matches a path: `/gallery/2026` for `/gallery/:year`, because there is no season in the year 1. */
const sample = (path: string) => path.replace(/:year\??/g, '2026').replace(/:\w+\??/g, '1');

/** Leaf paths of a tree of routes; a child's path may be absolute or relative to its parent's. */
const ends = (routes: RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path = '', children }) => {
    const full = path.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
    return children ? ends(children, full) : [full];
  });

const screensIn = (folder: string) =>
  readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.match(/([a-z0-9-]+)-screen\.tsx$/)?.[1])
    .filter((name) => name !== undefined);

/**
 * The contract between shell and remotes, as tests that a remote runs on itself: its remote.json matches its routes,
 * and each of its screens renders in a shell whose server returns no data.
 */
export function contractTests({ folder, manifest, exposed }: Remote): void {
  const { name, routes } = RemoteManifest.parse(manifest);
  const mayOpen = (path: string) =>
    matchRoutes(
      routes.map((route) => ({ path: route.path })),
      sample(path),
    );
  fakeApi(http.all('*', () => HttpResponse.json({}, { status: 404 })));
  const screens = screensIn(folder);

  test('has the name of its folder and the current contract', () => {
    expect(name).toBe(basename(folder));
    expect(exposed.contract).toBe(REMOTE_CONTRACT);
  });

  test.each(ends(exposed.routes))('declares in its remote.json who may open %s', (path) => {
    if (!mayOpen(path)) throw new Error(`Nobody may open ${path}: add it to "routes" in remote.json.`);
  });

  test.each(routes)('has the screen that it declares for $path', ({ path, screen }) => {
    if (!matchRoutes(exposed.routes, sample(path))) throw new Error(`Add ${path} to the routes in src/routes.tsx.`);
    if (screen !== undefined) expect(screens).toContain(screen);
  });

  test.each(routes)('renders $path in a shell', async ({ path, access }) => {
    await openScreen(exposed.routes, {
      at: sample(path),
      ...(access !== 'public' && { as: member({ roles: access }) }),
    });
  });
}
