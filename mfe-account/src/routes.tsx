import { REMOTE_CONTRACT, type RemoteModule, screen } from '@club/shared/federation';
import type { RouteObject } from '@club/shared/router';

export const contract = REMOTE_CONTRACT;

export const routes: RouteObject[] = [
  {
    path: '/my-reservations',
    lazy: screen(
      () => import(/* webpackChunkName: "screen-my-reservations" */ './my-reservations/my-reservations-screen'),
    ),
  },
  {
    path: '/account-status',
    lazy: screen(
      () => import(/* webpackChunkName: "screen-account-status" */ './account-status/account-status-screen'),
    ),
  },
  {
    path: '/price-list',
    lazy: screen(() => import(/* webpackChunkName: "screen-price-list" */ './price-list/price-list-screen')),
  },
  {
    path: '/personal-data',
    lazy: screen(() => import(/* webpackChunkName: "screen-personal-data" */ './personal-data/personal-data-screen')),
  },
  {
    path: '/notice-preferences',
    lazy: screen(
      () =>
        import(/* webpackChunkName: "screen-notice-preferences" */ './notice-preferences/notice-preferences-screen'),
    ),
  },
  {
    path: '/privatnost',
    lazy: screen(() => import(/* webpackChunkName: "screen-privacy" */ './privacy/privacy-screen')),
  },
  {
    path: '/unsubscribe',
    lazy: screen(() => import(/* webpackChunkName: "screen-unsubscribe" */ './unsubscribe/unsubscribe-screen')),
  },
];

({ contract, routes }) satisfies RemoteModule;
