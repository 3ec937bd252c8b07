import { existsSync, readdirSync } from 'node:fs';
import { REMOTE_CONTRACT, RemoteManifest } from '@club/shared/federation';
import { matchRoutes, type RouteObject } from '@club/shared/router';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { fakeApi } from './fake-api';
import { member } from './member';
import { renderRoutes } from './render-routes';

interface Remote {
  /** Folder of the package. */
  readonly folder: string;
  /** What its remote.json holds. */
  readonly manifest: unknown;
  /** What its src/routes.tsx exposes. */
  readonly exposed: { readonly contract: unknown; readonly routes: RouteObject[] };
}

/** An address that fits a path: `/gallery/1` for `/gallery/:year`. */
const sample = (path: string) => path.replace(/:\w+\??/g, '1');

/** Paths at the ends of a tree of routes; children may repeat their parent's path or not. */
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
 * The contract between shell and remotes, as tests that a remote runs on itself: what its remote.json announces is what
 * it has, and each of its screens shows itself in a shell whose server knows nothing.
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

  test('it is called as its folder, and speaks this contract', () => {
    expect(existsSync(`${folder}/remote.json`) && folder.endsWith(name)).toBe(true);
    expect(exposed.contract).toBe(REMOTE_CONTRACT);
  });

  test.each(ends(exposed.routes))('announces in its remote.json who may open %s', (path) => {
    expect(mayOpen(path)).not.toBeNull();
  });

  test.each(routes)('has the screen that it announces at $path', ({ path, screen }) => {
    expect(matchRoutes(exposed.routes, sample(path))).not.toBeNull();
    if (screen !== undefined) expect(screens).toContain(screen);
  });

  test.each(routes)('shows $path in a shell', async ({ path, access }) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const as = access === 'public' ? {} : { as: member({ roles: access }) };
    const { container, router, unmount } = renderRoutes(exposed.routes, { at: sample(path), ...as });
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await waitFor(() => expect(container.querySelector('h1, h2, [role=alert], table')).not.toBeNull());
    expect(router.state.errors).toBeNull();
    expect(container.querySelector('[data-failure]')).toBeNull();
    await act(async () => unmount());
    jest.restoreAllMocks();
  });
}
