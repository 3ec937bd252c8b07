export { eventRoutes } from './events.routes';
export type { Change, Live, Patch } from './live';
export { type LiveHub, openLiveHub } from './live-hub';
export { renewVersions } from './live-versions.repository';
export { monotonicReads } from './monotonic-reads';
export { type StreamCount, streamCount } from './stream-count';
