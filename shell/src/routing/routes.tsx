import { PartTitle, type Registry, type RegistryEntry } from '@club/shared/federation';
import { Navigate, Outlet, type RouteObject } from '@club/shared/router';
import { LandingScreen } from '../landing/landing-screen';
import { PageFrame } from '../page-frame/page-frame';
import { PageSkeleton } from '../page-frame/page-skeleton';
import { PostLoginScreen } from '../post-login/post-login-screen';
import { RemoteFailed } from '../remotes/remote-failed';
import { Guard } from './guard';
import { SuiteFailed } from './suite-failed';

/** The route below which the screens of a remote are hung once it is loaded. */
export const remoteRouteId = (name: string): string => `remote:${name}`;

/** What stands before the first parameter of a path: `/gallery` of `/gallery/:year`. */
const fixedPart = (path: string): string => path.replace(/\/:.*$/, '');

/**
 * Placeholders of a remote that is not loaded. React Router asks for missing routes only where nothing matches or where
 * a match has parameters, so each is a splat; what still matches it afterwards is a path that nobody knows.
 */
function remoteRoute(remote: RegistryEntry): RouteObject {
  const paths = new Set(remote.routes.map(({ path }) => `${fixedPart(path)}/*`));
  return {
    id: remoteRouteId(remote.name),
    element: (
      <Guard>
        <PartTitle value={remote.title}>
          <Outlet />
        </PartTitle>
      </Guard>
    ),
    errorElement: (
      <Guard>
        <RemoteFailed remote={remote} />
      </Guard>
    ),
    hydrateFallbackElement: <PageSkeleton />,
    children: [...paths].map((path) => ({ path, element: <LandingScreen /> })),
  };
}

/** All routes of the suite as far as they are known without loading a remote. */
export function suiteRoutes(registry: Registry): RouteObject[] {
  return [
    {
      element: <PageFrame />,
      errorElement: <SuiteFailed />,
      children: [
        { index: true, element: <Navigate to="/login" replace /> },
        { path: '/login', element: <LandingScreen /> },
        { path: '/post-login', element: <PostLoginScreen /> },
        ...registry.map(remoteRoute),
        // An unknown path shows the landing page (resolution #3).
        { path: '*', element: <LandingScreen />, hydrateFallbackElement: <PageSkeleton /> },
      ],
    },
  ];
}
