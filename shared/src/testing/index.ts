export { fakeApi } from './fake-api';
export { member } from './member';
export { renderRoutes } from './render-routes';
