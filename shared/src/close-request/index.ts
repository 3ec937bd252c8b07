export { OVERLAYS } from './overlays';
export { useCloseRequest } from './use-close-request';
