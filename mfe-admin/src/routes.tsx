import { REMOTE_CONTRACT, type RemoteModule, screen } from '@club/shared/federation';
import type { RouteObject } from '@club/shared/router';

export const contract = REMOTE_CONTRACT;

const expense = screen(() => import('./finances/expenses/expense-screen'));
const reservationLists = screen(() => import('./reservations/reservation-lists/reservation-lists-screen'));

export const routes: RouteObject[] = [
  { path: '/admin', lazy: screen(() => import('./home/home-screen')) },
  { path: '/admin-users', lazy: screen(() => import('./users/user-balances/users-screen')) },
  {
    path: '/admin-user-details/:id/:ime?/:prezime?',
    lazy: screen(() => import('./users/user-details/user-details-screen')),
  },
  { path: '/manage-users', lazy: screen(() => import('./users/manage-users/manage-users-screen')) },
  { path: '/admin-friendly-matches', lazy: reservationLists },
  { path: '/admin-league-matches', lazy: reservationLists },
  { path: '/admin-delete-reservations', lazy: reservationLists },
  { path: '/admin/court-closures', lazy: screen(() => import('./reservations/court-closures/court-closures-screen')) },
  { path: '/admin/settings', lazy: screen(() => import('./settings/club-settings/settings-screen')) },
  { path: '/admin/settings/releases', lazy: screen(() => import('./operations/releases/releases-screen')) },
  { path: '/admin/first-steps', lazy: screen(() => import('./first-steps/first-steps-screen')) },
  { path: '/admin/status', lazy: screen(() => import('./operations/club-status/club-status-screen')) },
  { path: '/admin/gallery', lazy: screen(() => import('./league/gallery/gallery-screen')) },
  { path: '/admin/sent-mail', lazy: screen(() => import('./operations/sent-mail/sent-mail-screen')) },
  { path: '/admin/action-log', lazy: screen(() => import('./operations/action-log/action-log-screen')) },
  { path: '/admin/season-import', lazy: screen(() => import('./league/season-import/season-import-screen')) },
  { path: '/admin/add-expense', lazy: expense },
  { path: '/admin/add-expense-org', lazy: expense },
  { path: '/admin-league-finances', lazy: screen(() => import('./finances/books/league-finances-screen')) },
  { path: '/admin-total-finances', lazy: screen(() => import('./finances/books/total-finances-screen')) },
  {
    path: '/admin-friendly-statistics',
    lazy: screen(() => import('./finances/friendly-statistics/friendly-statistics-screen')),
  },
  {
    path: '/admin-friendly-statistics/payments-by-year/:year',
    lazy: screen(() => import('./finances/friendly-statistics/payments-by-year-screen')),
  },
  { path: '/admin-payments-league', lazy: screen(() => import('./finances/league-payments/league-payments-screen')) },
  {
    path: '/admin/pyramid-control',
    lazy: screen(() => import('./pyramid-control/initial-pyramid/pyramid-control-screen')),
  },
  { path: '/admin/pyramid-control/rounds', lazy: screen(() => import('./pyramid-control/rounds/rounds-screen')) },
  {
    path: '/admin/pyramid-control/rounds/preview',
    lazy: screen(() => import('./pyramid-control/round-closing/preview-screen')),
  },
  {
    path: '/admin/pyramid-control/edit-pyramids',
    lazy: screen(() => import('./pyramid-control/edit-pyramids/edit-pyramids-screen')),
  },
  {
    path: '/admin/pyramid-control/results',
    lazy: screen(() => import('./pyramid-control/season-results/season-results-screen')),
  },
  { path: '/admin/pyramid-control/knockout', lazy: screen(() => import('./pyramid-control/knockout/knockout-screen')) },
  {
    path: '/admin/pyramid-control/knockout/preview',
    lazy: screen(() => import('./pyramid-control/knockout/draw-preview-screen')),
  },
  {
    path: '/admin/pyramid-control/changes',
    lazy: screen(() => import('./pyramid-control/season-changes/season-changes-screen')),
  },
  {
    path: '/admin/league-registrations',
    lazy: screen(() => import('./league/league-registrations/league-registrations-screen')),
  },
];

({ contract, routes }) satisfies RemoteModule;
