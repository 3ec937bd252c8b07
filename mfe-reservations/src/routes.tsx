import { REMOTE_CONTRACT, type RemoteModule, screen } from '@club/shared/federation';
import type { RouteObject } from '@club/shared/router';

export const contract = REMOTE_CONTRACT;

export const routes: RouteObject[] = [
  {
    path: '/main-reservations',
    lazy: screen(
      () => import(/* webpackChunkName: "screen-main-reservations" */ './main-reservations/main-reservations-screen'),
    ),
  },
  {
    path: '/by-names',
    lazy: screen(() => import(/* webpackChunkName: "screen-by-names" */ './by-names/by-names-screen')),
  },
];

({ contract, routes }) satisfies RemoteModule;
