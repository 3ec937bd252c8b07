import { REMOTE_CONTRACT, type RemoteModule, screen } from '@club/shared/federation';
import type { RouteObject } from '@club/shared/router';

export const contract = REMOTE_CONTRACT;

const statistics = screen(() => import(/* webpackChunkName: "screen-statistics" */ './statistics/statistics-screen'));
const gallery = screen(() => import(/* webpackChunkName: "screen-gallery" */ './gallery/gallery-screen'));
const players = screen(() => import(/* webpackChunkName: "screen-players" */ './players/players-screen'));

export const routes: RouteObject[] = [
  {
    path: '/active-league',
    lazy: screen(() => import(/* webpackChunkName: "screen-active-league" */ './active-league/active-league-screen')),
  },
  {
    path: '/summer-league',
    lazy: screen(() => import(/* webpackChunkName: "screen-all-leagues" */ './all-leagues/all-leagues-screen')),
  },
  {
    path: '/summer-league/:year',
    lazy: screen(() => import(/* webpackChunkName: "screen-year-pyramid" */ './year-pyramid/year-pyramid-screen')),
  },
  {
    path: '/summer-league/old-leagues/:year',
    lazy: screen(() => import(/* webpackChunkName: "screen-old-league" */ './old-league/old-league-screen')),
  },
  { path: '/summer-league/statistics', lazy: statistics },
  { path: '/summer-league/statistics/:year', lazy: statistics },
  {
    path: '/summer-league/seeders-list/:year',
    lazy: screen(() => import(/* webpackChunkName: "screen-seeders" */ './seeders/seeders-screen')),
  },
  {
    path: '/summer-league/league-draw/:year',
    lazy: screen(() => import(/* webpackChunkName: "screen-league-draw" */ './league-draw/league-draw-screen')),
  },
  {
    path: '/summer-league/qualifications/:year',
    lazy: screen(
      () => import(/* webpackChunkName: "screen-qualifications" */ './qualifications/qualifications-screen'),
    ),
  },
  { path: '/summer-league/gallery', lazy: gallery },
  { path: '/gallery/:year', lazy: gallery },
  {
    path: '/summer-league/league-rules',
    lazy: screen(() => import(/* webpackChunkName: "screen-league-rules" */ './league-rules/league-rules-screen')),
  },
  { path: '/summer-league/players-list', lazy: players },
  { path: '/summer-league/players-list/:id', lazy: players },
  {
    path: '/summer-league/winners',
    lazy: screen(() => import(/* webpackChunkName: "screen-winners" */ './winners/winners-screen')),
  },
  {
    path: '/summer-league/results',
    lazy: screen(() => import(/* webpackChunkName: "screen-results" */ './results/results-screen')),
  },
  { path: '/summer-league/h2h', lazy: screen(() => import(/* webpackChunkName: "screen-h2h" */ './h2h/h2h-screen')) },
  {
    path: '/courts-sala-laura',
    lazy: screen(() => import(/* webpackChunkName: "screen-courts" */ './courts/courts-screen')),
  },
  { path: '/contact', lazy: screen(() => import(/* webpackChunkName: "screen-contact" */ './contact/contact-screen')) },
  {
    path: '/league-registration',
    lazy: screen(() => import(/* webpackChunkName: "screen-registration" */ './registration/registration-screen')),
  },
  {
    path: '/registered-players',
    lazy: screen(
      () =>
        import(/* webpackChunkName: "screen-registered-players" */ './registered-players/registered-players-screen'),
    ),
  },
  {
    path: '/my-results-league',
    lazy: screen(() => import(/* webpackChunkName: "screen-my-results" */ './my-results/my-results-screen')),
  },
];

({ contract, routes }) satisfies RemoteModule;
