export { contractTests } from './contract-tests';
export { fakeApi } from './fake-api';
export { member } from './member';
export { renderRoutes } from './render-routes';
export { picker, shownBy, typeIntoPicker } from './type-into-picker';
