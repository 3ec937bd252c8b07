export { eventRoutes } from './events.routes';
export type { Change, Live, Patch } from './live';
export { type LiveHub, openLiveHub } from './live-hub';
export { monotonicReads } from './monotonic-reads';
export { renewVersions } from './renew-versions';
export { type StreamCount, streamCount } from './stream-count';
