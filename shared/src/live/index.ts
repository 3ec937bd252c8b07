export { connectLive, onTopic, type TopicListener } from './live-stream';
export { useLiveQuery } from './use-live-query';
