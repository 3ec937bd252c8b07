import { DialogProvider } from '@club/shared/dialogs';
import {
  type PartFailure,
  PartFaultReport,
  PartTitle,
  type Registry,
  type RegistryEntry,
  screen,
} from '@club/shared/federation';
import { Navigate, Outlet, type RouteObject, redirectDocument } from '@club/shared/router';
import { PageFrame } from '../page-frame/page-frame';
import { PageSkeleton } from '../page-frame/page-skeleton';
import { PostLoginScreen } from '../post-login/post-login-screen';
import { isOutdated } from '../registry/outdated-remotes';
import { RemoteFailed } from '../remotes/remote-failed';
import { reportHealth } from '../remotes/report-health';
import { Guard } from './guard';
import { SuiteFailed } from './suite-failed';

/** The route below which the screens of a remote are added once it is loaded. */
export const remoteRouteId = (name: string): string => `remote:${name}`;

/** The part of a path before its first parameter: `/gallery` of `/gallery/:year`. */
const fixedPart = (path: string): string => path.replace(/\/:.*$/, '');

/** The landing page, loaded separately: a member who opens the grid does not wait for it. */
const landing = {
  lazy: screen(() => import(/* webpackChunkName: "screen-landing" */ '../landing/landing-screen')),
  hydrateFallbackElement: <PageSkeleton />,
} satisfies RouteObject;

const faultReport = (remote: RegistryEntry) => (outcome: Exclude<PartFailure, 'outdated'>) =>
  reportHealth(remote, outcome);

/**
 * Placeholders for the routes of a remote that is not loaded. Each is a splat, because React Router requests missing routes
 * only if nothing matches or the match has parameters. A path that still matches the placeholder afterwards is unknown.
 */
function remoteRoute(remote: RegistryEntry): RouteObject {
  const paths = new Set(remote.routes.map(({ path }) => `${fixedPart(path)}/*`));
  return {
    id: remoteRouteId(remote.name),
    // A page keeps the release that it started with, until the user navigates to the remote from elsewhere.
    loader: ({ request }) => (isOutdated(remote.name) ? redirectDocument(request.url) : null),
    shouldRevalidate: () => false,
    element: (
      <Guard>
        <PartTitle value={remote.title}>
          <PartFaultReport value={faultReport(remote)}>
            <Outlet />
          </PartFaultReport>
        </PartTitle>
      </Guard>
    ),
    errorElement: (
      <Guard>
        <PartFaultReport value={faultReport(remote)}>
          <RemoteFailed remote={remote} />
        </PartFaultReport>
      </Guard>
    ),
    hydrateFallbackElement: <PageSkeleton />,
    children: [...paths].map((path) => ({ path, ...landing })),
  };
}

/** All routes of the suite that are known without loading a remote. */
export function suiteRoutes(registry: Registry): RouteObject[] {
  return [
    {
      element: (
        <DialogProvider>
          <PageFrame />
        </DialogProvider>
      ),
      errorElement: <SuiteFailed />,
      children: [
        { index: true, element: <Navigate to="/login" replace /> },
        { path: '/post-login', element: <PostLoginScreen /> },
        ...registry.map(remoteRoute),
        {
          element: (
            <PartTitle value="Početna stranica">
              <Outlet />
            </PartTitle>
          ),
          // An unknown path shows the landing page (resolution 3).
          children: ['/login', '*'].map((path) => ({ path, ...landing })),
        },
      ],
    },
  ];
}
