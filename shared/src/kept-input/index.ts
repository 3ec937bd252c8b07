export { discardOldInput } from './discard-old-input';
export { useKeptInput } from './use-kept-input';
