export { connectLive } from './live-stream';
export { useLiveQuery } from './use-live-query';
