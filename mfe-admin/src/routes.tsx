import { REMOTE_CONTRACT, type RemoteModule, screen } from '@club/shared/federation';
import type { RouteObject } from '@club/shared/router';
import { laterRoutes } from './later/later-routes';

export const contract = REMOTE_CONTRACT;

const reservationLists = screen(() => import('./reservation-lists/reservation-lists-screen'));

export const routes: RouteObject[] = [
  { path: '/admin', lazy: screen(() => import('./home/home-screen')) },
  { path: '/admin-users', lazy: screen(() => import('./users/users-screen')) },
  {
    path: '/admin-user-details/:id/:ime?/:prezime?',
    lazy: screen(() => import('./user-details/user-details-screen')),
  },
  { path: '/manage-users', lazy: screen(() => import('./manage-users/manage-users-screen')) },
  { path: '/admin-friendly-matches', lazy: reservationLists },
  { path: '/admin-league-matches', lazy: reservationLists },
  { path: '/admin-delete-reservations', lazy: reservationLists },
  { path: '/admin/court-closures', lazy: screen(() => import('./court-closures/court-closures-screen')) },
  { path: '/admin/settings', lazy: screen(() => import('./settings/settings-screen')) },
  { path: '/admin/action-log', lazy: screen(() => import('./action-log/action-log-screen')) },
  ...laterRoutes,
];

({ contract, routes }) satisfies RemoteModule;
