export { eventRoutes } from './events.routes';
export type { Live } from './live';
export { type LiveHub, openLiveHub } from './live-hub';
